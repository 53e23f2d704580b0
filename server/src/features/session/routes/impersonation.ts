import * as contract from "@candor/contract/administration/routes";
import { limits } from "@candor/contract/limits";
import { setBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import type { SessionParts } from "../commands/announce.ts";
import { impersonate } from "../commands/impersonate.ts";
import { tokensOf } from "../commands/sessions.ts";
import { signOutUser } from "../commands/sign-out-user.ts";
import { impersonationCookieName } from "../gate/cookies.ts";
import { administratorGate } from "../gate/gates.ts";
import type { GateParts } from "../gate/parts.ts";
import { impersonationsOf } from "../queries/history.ts";
import { impersonationView } from "../views/account.ts";
import { clearTyped, type SignInHooks } from "./browser.ts";

/** What administrators do with other people's sessions. */
export function impersonationRoutes(
  serving: Serving,
  parts: SessionParts,
  gates: GateParts,
  hooks: Pick<SignInHooks, "typedCookies">,
): void {
  const { read, origin, clock } = gates;
  const administrator = administratorGate(gates);

  serve(serving, contract.impersonate, administrator, async ({ scope, body, reply }) => {
    const { accountId, email, reason } = body;
    const started = await impersonate(parts, scope, {
      reason,
      ...(accountId !== undefined && { accountId: Number(accountId) }),
      ...(email !== undefined && { email }),
    });
    // The cookie outlives the session, so that a form sent too late doesn't act as the administrator.
    const seconds = limits.sessionDays * 86_400;
    setBrowserCookie(reply, origin, {
      name: impersonationCookieName(origin),
      value: started.cookie,
      seconds,
    });
    clearTyped(reply, origin, hooks);
    const { jwt } = await tokensOf(parts, started);
    return { jwt, email: started.email, expiresAt: isoTime(started.expiresAt) };
  });

  serve(serving, contract.signOutUser, administrator, ({ scope, params, body }) =>
    signOutUser(parts, scope, { accountId: Number(params.userId), ...body }),
  );

  serve(serving, contract.listImpersonations, administrator, async () => ({
    impersonations: (await impersonationsOf(read, limits.impersonations)).map((row) =>
      impersonationView(row, clock.now()),
    ),
  }));
}

import * as contract from "@candor/contract/accounts/routes";
import { limits } from "@candor/contract/limits";
import { estimatePassword } from "@candor/contract/session/routes";
import { networkOf } from "../../../platform/http/addresses.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import type { SessionParts } from "../commands/announce.ts";
import { requestReset } from "../commands/codes.ts";
import { disown } from "../commands/disown.ts";
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from "../commands/email-change.ts";
import { strengthFor } from "../commands/new-password.ts";
import { changePassword, resetPassword } from "../commands/password.ts";
import { endOtherSessions, endOwnSession } from "../commands/sessions.ts";
import { askingDevice, guesserOf } from "../gate/devices.ts";
import { sessionGate } from "../gate/gates.ts";
import type { GateParts } from "../gate/parts.ts";
import { personOf } from "../queries/accounts.ts";
import { newestChange, openEmailChange } from "../queries/email-changes.ts";
import { sessionsOf } from "../queries/history.ts";
import { accountView, sessionsView } from "../views/account.ts";

/** What people sign in with, where they are signed in, and how they get back into their account. */
export function credentialRoutes(serving: Serving, parts: SessionParts, gates: GateParts): void {
  const { database, clock } = parts;
  const signedIn = sessionGate(gates);

  serve(serving, contract.readAccount, signedIn, async ({ scope }) => {
    const person = await personOf(database.read, scope);
    if (!person) throw new Problem("unauthorized");
    return accountView(person, await newestChange(database.read, scope), clock.now());
  });

  serve(serving, contract.listSessions, signedIn, async ({ scope }) => {
    const rows = await sessionsOf(database.read, scope, limits.signInHistory);
    return sessionsView(rows, scope.sessionId, clock.now());
  });

  serve(serving, contract.endSession, signedIn, ({ scope, params }) =>
    endOwnSession(parts, scope, params.id),
  );

  serve(serving, contract.endOtherSessions, signedIn, ({ scope }) => endOtherSessions(parts, scope));

  serve(serving, estimatePassword, anyone, async ({ body, request, reply }) => {
    void reply.header("cache-control", "no-store");
    const { password, ...person } = body;
    return { strength: await strengthFor({ ...person, sender: networkOf(request.ip) }, password) };
  });

  serve(serving, contract.changePassword, signedIn, ({ scope, body, request }) =>
    changePassword(parts, scope, { ...body, sender: networkOf(request.ip) }),
  );

  serve(serving, contract.requestReset, anyone, async ({ body, request }) => {
    await requestReset(parts, { ...body, device: askingDevice(request) });
    return { accepted: true as const };
  });

  serve(serving, contract.confirmReset, anyone, ({ body, request }) =>
    resetPassword(parts, { ...body, guesser: guesserOf(request) }),
  );

  serve(serving, contract.requestEmailChange, signedIn, async ({ scope, body }) => {
    await requestEmailChange(parts, scope, body);
    return { accepted: true as const };
  });

  serve(serving, contract.inspectEmailChange, signedIn, async ({ scope, body }) => {
    const { email } = await openEmailChange(database.read, parts, scope, body.code);
    return { email };
  });

  serve(serving, contract.confirmEmailChange, signedIn, ({ scope, body }) =>
    confirmEmailChange(parts, scope, body.code),
  );

  serve(serving, contract.cancelEmailChange, signedIn, ({ scope }) => cancelEmailChange(parts, scope));

  serve(serving, contract.disownAct, anyone, ({ body }) => disown(parts, body.token));
}

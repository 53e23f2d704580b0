import "@fastify/cookie";
import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/session";
import type { FastifyReply } from "fastify";
import type { Origin } from "../../platform/http/origin.ts";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import type { SessionParts } from "./commands/announce.ts";
import { requestCode } from "./commands/codes.ts";
import { logInWithCode, logOut, refresh, tokensOf } from "./commands/sessions.ts";
import { cookieGate, cookieName, type GateParts, sessionGate } from "./gate.ts";
import { accountById } from "./queries.ts";
import { profileView } from "./views/profile.ts";

export function sessionRoutes(serving: Serving, parts: SessionParts, gates: GateParts): void {
  const { read } = gates;

  serve(serving, contract.requestCode, anyone, async ({ body }) => {
    await requestCode(parts, body.email);
    return { accepted: true as const };
  });

  serve(serving, contract.logIn, anyone, async ({ body, reply }) => {
    if (body.provider !== "code") throw new Problem("credential-refused");
    const started = await logInWithCode(parts, body.credential.email, body.credential.code);
    setCookie(reply, gates.origin, started.cookie);
    void reply.header("cache-control", "no-store");
    const profile = profileView(await accountById(read, started.accountId));
    return { success: true as const, ...(await tokensOf(parts, started)), profile, location: null };
  });

  serve(serving, contract.refreshSession, cookieGate(gates), ({ scope }) => refresh(parts, scope));

  serve(serving, contract.logOut, sessionGate(gates), async ({ scope, reply }) => {
    await logOut(parts, scope);
    void reply.clearCookie(cookieName(gates.origin), { path: "/" });
  });

  serve(serving, contract.readProfile, sessionGate(gates), async ({ scope }) =>
    profileView(await accountById(read, scope.accountId)),
  );
}

function setCookie(reply: FastifyReply, origin: Origin, value: string): void {
  void reply.setCookie(cookieName(origin), value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: origin.secure(),
    maxAge: limits.sessionDays * 86_400,
  });
}

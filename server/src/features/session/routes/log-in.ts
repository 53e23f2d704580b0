import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/session/routes";
import { type SignInProvider, signInProviderNames } from "@candor/contract/values";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { clearBrowserCookie, setBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import type { ProviderParts } from "../commands/authorizations.ts";
import { logInWithIdToken, logInWithProvider } from "../commands/identities.ts";
import { logInWithLink } from "../commands/links.ts";
import { logInWithCode, logInWithPassword, signUpForDebugging } from "../commands/log-in.ts";
import { logInWithPasskey } from "../commands/passkey-log-in.ts";
import type { PasskeyParts } from "../commands/passkeys.ts";
import { tokensOf } from "../commands/sessions.ts";
import type { StartedSession } from "../commands/start.ts";
import { skipProof } from "../commands/unproved.ts";
import { linkCookieName, provisionalCookieName } from "../gate/cookies.ts";
import { guesserOf } from "../gate/devices.ts";
import type { GateParts } from "../gate/parts.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { sessionOf } from "../gate/tokens.ts";
import { type Client, deviceNamed } from "../rules/client.ts";
import { deviceKeyOf } from "../rules/device-key.ts";
import { provisionalProfileView } from "../views/provisional-profile.ts";
import { keepDevice, keepSession, type SignInHooks } from "./browser.ts";

type LogInParts = PasskeyParts & ProviderParts;

/** The calls that start a session. */
export function logInRoutes(serving: Serving, parts: LogInParts, gates: GateParts, hooks: SignInHooks): void {
  const { origin } = gates;
  const begun = async (started: StartedSession, device: string, reply: FastifyReply) => {
    keepSession(reply, origin, started.cookie);
    keepDevice(reply, origin, device);
    void reply.header("cache-control", "no-store");
    return {
      success: true as const,
      ...(await tokensOf(parts, started)),
      profile: await hooks.readProfile(started),
    };
  };

  serve(serving, contract.logIn, anyone, async ({ body, query, request, reply }) => {
    const device = deviceKeyOf(request);
    const scope = await sessionOf(gates, request.headers.authorization);
    const started = await logIn(parts, body, { client: clientOf(request, device), scope });
    void reply.header("cache-control", "no-store");
    if (started.provisional) {
      keepProvisional(reply, origin, started.cookie);
      const profile = provisionalProfileView(started);
      return { success: true as const, ...(await tokensOf(parts, started)), profile, location: null };
    }
    await hooks.noteWhereabouts(started, query);
    if (body.provider === "email") clearBrowserCookie(reply, origin, linkCookieName(origin));
    const answer = await begun(started, device, reply);
    const { _location: location = null } = answer.profile;
    return {
      ...answer,
      location,
      ...(started.hadAccount && { notice: "validation.emailHasAccount" as const }),
    };
  });

  serve(serving, contract.skipProof, anyone, async ({ body, request, reply }) => {
    const device = deviceKeyOf(request);
    const started = await skipProof(parts, { email: body.email, client: clientOf(request, device) });
    return begun(started, device, reply);
  });
}

function keepProvisional(reply: FastifyReply, origin: Origin, value: string): void {
  const seconds = limits.provisionalHours * 3600;
  setBrowserCookie(reply, origin, { name: provisionalCookieName(origin), value, seconds });
}

type LogIn = z.output<typeof contract.logIn.body>;

function logIn(
  parts: LogInParts,
  body: LogIn,
  { client, scope }: { readonly client: Client; readonly scope: SessionScope | undefined },
): Promise<StartedSession & { hadAccount?: boolean }> {
  if (body.provider === "code") return logInWithCode(parts, { ...body.credential, client, scope });
  if (body.provider === "password") return logInWithPassword(parts, { ...body.credential, client });
  if (body.provider === "passkey") return logInWithPasskey(parts, { ...body, client });
  if (isOfProvider(body)) return logInElsewhere(parts, body, client);
  if (!body.signUp) return logInWithLink(parts, { token: body.credential, client, scope });
  return signUpForDebugging(parts, { ...body, client });
}

type OfProvider = Extract<LogIn, { provider: SignInProvider }>;

function isOfProvider(body: LogIn): body is OfProvider {
  return signInProviderNames.some((name) => name === body.provider);
}

function logInElsewhere(parts: ProviderParts, body: OfProvider, client: Client): Promise<StartedSession> {
  if (typeof body.credential !== "string")
    return logInWithProvider(parts, { provider: body.provider, response: body.credential, client });
  const nonce = body.provider === "google" ? body.nonce : undefined;
  return logInWithIdToken(parts, { token: body.credential, nonce, client });
}

function clientOf(request: FastifyRequest, device: string): Client {
  return { ...guesserOf(request, device), device: deviceNamed(request.headers["user-agent"]) };
}

import { limits } from "@candor/contract/limits";
import type { profile } from "@candor/contract/session/shapes";
import type { FastifyReply } from "fastify";
import type { z } from "zod";
import type { Actor } from "../../../platform/events/log.ts";
import { clearBrowserCookie, setBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { cookieName, deviceCookieName } from "../gate/cookies.ts";
import type { SignedIn } from "../gate/scopes.ts";

/** What other nouns do when a browser signs in or changes hands. */
export interface SignInHooks {
  /** Cookies that keep what somebody typed: cleared when another person takes over the browser. */
  readonly typedCookies: readonly ((origin: Origin) => string)[];
  /** Records where the person is, as a sign-in or profile call says. */
  readonly noteWhereabouts: (
    owner: SignedIn,
    where: { readonly timeZone?: string | undefined; readonly timezoneOffset?: number | undefined },
  ) => Promise<void>;
  readonly readProfile: (owner: SignedIn & Partial<Actor>) => Promise<z.input<typeof profile>>;
}

/** Clears what was typed, so that the browser's next user doesn't find it. */
export function clearTyped(
  reply: FastifyReply,
  origin: Origin,
  { typedCookies }: Pick<SignInHooks, "typedCookies">,
): void {
  for (const nameOf of typedCookies) clearBrowserCookie(reply, origin, nameOf(origin));
}

/** Stores the key that identifies the browser's device later. */
export function keepDevice(reply: FastifyReply, origin: Origin, key: string): void {
  const seconds = limits.deviceDays * 86_400;
  setBrowserCookie(reply, origin, { name: deviceCookieName(origin), value: key, seconds });
}

export function keepSession(reply: FastifyReply, origin: Origin, value: string): void {
  const seconds = limits.sessionDays * 86_400;
  setBrowserCookie(reply, origin, { name: cookieName(origin), value, seconds });
}

import { limits } from "@candor/contract/limits";
import type { profile } from "@candor/contract/session/shapes";
import type { FastifyReply } from "fastify";
import type { z } from "zod";
import { clearBrowserCookie, setBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { deviceCookieName } from "../gate/cookies.ts";
import type { SignedIn } from "../gate/scopes.ts";

/** What other nouns do when a browser signs in or changes hands. */
export interface SignInHooks {
  /** Keep what somebody typed: cleared when another person takes over the browser. */
  readonly typedCookies: readonly ((origin: Origin) => string)[];
  /** Notes what a sign-in or a profile call says about where its person is. */
  readonly noteWhereabouts: (
    owner: SignedIn,
    where: { readonly timeZone?: string | undefined; readonly timezoneOffset?: number | undefined },
  ) => Promise<void>;
  readonly readProfile: (owner: SignedIn) => Promise<z.input<typeof profile>>;
}

/** Anyone who uses this browser next finds nothing of what was typed here. */
export function clearTyped(
  reply: FastifyReply,
  origin: Origin,
  { typedCookies }: Pick<SignInHooks, "typedCookies">,
): void {
  for (const nameOf of typedCookies) clearBrowserCookie(reply, origin, nameOf(origin));
}

/** Stores the key by which the browser's device is known again. */
export function keepDevice(reply: FastifyReply, origin: Origin, key: string): void {
  const seconds = limits.deviceDays * 86_400;
  setBrowserCookie(reply, origin, { name: deviceCookieName(origin), value: key, seconds });
}

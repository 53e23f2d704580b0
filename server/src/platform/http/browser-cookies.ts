import "@fastify/cookie";
import type { FastifyReply } from "fastify";
import type { Origin } from "./origin.ts";

interface BrowserCookie {
  readonly name: string;
  readonly value: string;
  /** How long it lasts; absent means until the browser closes. */
  readonly seconds?: number;
}

/** Sets a cookie for this host, hidden from scripts. */
export function setBrowserCookie(
  reply: FastifyReply,
  origin: Origin,
  { name, value, seconds }: BrowserCookie,
): void {
  void reply.setCookie(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: origin.secure(),
    ...(seconds !== undefined && { maxAge: seconds }),
  });
}

/** Uses the attributes it was set with: otherwise browsers refuse to change a name that begins with `__Host-`. */
export function clearBrowserCookie(reply: FastifyReply, origin: Origin, name: string): void {
  setBrowserCookie(reply, origin, { name, value: "", seconds: 0 });
}

import "@fastify/cookie";
import type { FastifyReply } from "fastify";
import type { Origin } from "./origin.ts";

/** Sets a cookie for this host, hidden from scripts, that lasts the given number of seconds. */
export function setBrowserCookie(
  reply: FastifyReply,
  origin: Origin,
  { name, value, seconds }: { readonly name: string; readonly value: string; readonly seconds: number },
): void {
  void reply.setCookie(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: origin.secure(),
    maxAge: seconds,
  });
}

/** Uses the attributes it was set with: otherwise browsers refuse to change a name that begins with `__Host-`. */
export function clearBrowserCookie(reply: FastifyReply, origin: Origin, name: string): void {
  setBrowserCookie(reply, origin, { name, value: "", seconds: 0 });
}

import "@fastify/cookie";
import type { FastifyReply } from "fastify";
import type { Origin } from "./origin.ts";

/** Sets a cookie that only this host and no script reads, for so many seconds. */
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

/** With the attributes that it was set with: browsers let nothing else touch a name that begins with `__Host-`. */
export function clearBrowserCookie(reply: FastifyReply, origin: Origin, name: string): void {
  setBrowserCookie(reply, origin, { name, value: "", seconds: 0 });
}

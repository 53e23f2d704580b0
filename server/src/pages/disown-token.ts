import "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { setBrowserCookie } from "../platform/http/browser-cookies.ts";
import type { Origin } from "../platform/http/origin.ts";

/** In seconds: how long somebody can take to decide after opening the mail's link. */
const seconds = 600;

/** The cookie with the token of a mail's "this was not me" link. */
export function disownCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-disown" : "candor-disown";
}

/**
 * Removes the token from the address before the page is rendered, so that it is in no history, referrer, measurement or
 * report. Opening the link changes nothing, because mail scanners open links too.
 */
export function takeDisownToken(app: FastifyInstance, origin: Origin): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { token } = request.query as { token?: unknown };
    if (typeof token !== "string" || request.method === "POST") return done();
    setBrowserCookie(reply, origin, { name: disownCookieName(origin), value: token, seconds });
    void reply
      .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect("/suspicious", 303);
  });
}

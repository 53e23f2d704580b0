import "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { setBrowserCookie } from "../platform/http/browser-cookies.ts";
import type { Origin } from "../platform/http/origin.ts";

/** Seconds in which whoever opened the mail's link decides. */
const seconds = 600;

/** Where a browser keeps what a mail's "this was not me" brought. */
export function disownCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-disown" : "candor-disown";
}

/**
 * Takes the token out of the address before the page is made: it stands in no history, referrer, measurement or report.
 * Opening the link changes nothing, for scanners of mail open links too.
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

import "@fastify/cookie";
import { limits } from "@candor/contract/limits";
import type { FastifyInstance } from "fastify";
import { setBrowserCookie } from "../platform/http/browser-cookies.ts";
import type { Origin } from "../platform/http/origin.ts";

/** The cookie with the token of a mailed link, until its owner has decided. */
export function mailedLinkCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-mailed-link" : "candor-mailed-link";
}

/**
 * N-14: removes `e` from every page's address before the page is rendered, so that it is in no history, referrer,
 * canonical link, measurement or report. Opening the link changes nothing, because mail scanners open links too.
 */
export function takeMailedLink(app: FastifyInstance, origin: Origin): void {
  app.addHook("onRequest", (request, reply, done) => {
    const found = request.method === "POST" ? undefined : withoutCredential(request.url);
    if (!found) return done();
    const seconds = limits.linkMinutes * 60;
    setBrowserCookie(reply, origin, { name: mailedLinkCookieName(origin), value: found.token, seconds });
    void reply
      .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect(found.address, 303);
  });
}

/**
 * The value of the parameter `e`, and the address without it; other parameters stay as written. Undefined without `e`.
 * The address begins with exactly one slash, so it can't name another site.
 */
export function withoutCredential(url: string): { token: string; address: string } | undefined {
  const [path = "", ...queries] = url.split("?");
  const parameters = queries.join("?").split("&");
  const [given] = parameters.filter(isCredential);
  if (given === undefined) return undefined;
  const rest = parameters.filter((parameter) => !isCredential(parameter)).join("&");
  const token = new URLSearchParams(given).get("e") ?? "";
  return {
    token: token.slice(0, limits.mailedTokenCharacters),
    address: `${localPath(path)}${rest === "" ? "" : `?${rest}`}`,
  };
}

function isCredential(parameter: string): boolean {
  return new URLSearchParams(parameter).has("e");
}

/** As a browser resolves it: `/.//host` and `/\host` become `//host` on the way. */
function localPath(path: string): string {
  const address = new URL("http://candor.invalid");
  address.pathname = path;
  return address.pathname.replace(/^\/+/, "/");
}

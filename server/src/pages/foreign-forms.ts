import type { FastifyRequest } from "fastify";
import type { Origin } from "../platform/http/origin.ts";
import { Problem } from "../platform/http/problem.ts";
import { addressOf } from "./page-address.ts";

/**
 * Browsers say where a form was sent from; pages of other sites may not send any here. A page that hides its referrer
 * has the origin "null" or none: then `Sec-Fetch-Site` counts, which no page can forge. A client that sends neither
 * isn't a browser, and has only its own cookies.
 */
export function refuseForeignForms(
  { method, headers, url }: Pick<FastifyRequest, "method" | "headers" | "url">,
  origin: Origin,
): void {
  if (method !== "POST" || origin.accepts(headers.origin) || takesForeignForms(url)) return;
  const site = headers["sec-fetch-site"];
  const isOurs = site === "same-origin" || (site === undefined && headers.origin === undefined);
  if (!isOurs || (headers.origin ?? "null") !== "null") throw new Problem("origin-refused");
}

/**
 * M-31: for addresses whose token is all the authority needed, and where webmail may send the form itself. Judges the
 * address that the page sees: `/opt/off/../../login` is the sign-in page.
 */
export function takesForeignForms(url: string): boolean {
  const { pathname, search } = addressOf(url, "http://candor.invalid");
  return /^\/opt\/(?:off\/|job-alerts\/switch\/|unsubscribe\?)/.test(pathname + search);
}

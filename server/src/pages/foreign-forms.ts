import type { FastifyRequest } from "fastify";
import type { Origin } from "../platform/http/origin.ts";
import { Problem } from "../platform/http/problem.ts";

/**
 * Browsers say where a form was sent from; a page of another site may send none here. A page whose referrer is kept
 * secret has the origin "null", or none: then the browser's own word counts, which no page can forge. What says neither
 * is no browser, and has nobody's cookies but its own.
 */
export function refuseForeignForms(
  { method, headers }: Pick<FastifyRequest, "method" | "headers">,
  origin: Origin,
): void {
  if (method !== "POST" || origin.accepts(headers.origin)) return;
  const site = headers["sec-fetch-site"];
  const isOurs = site === "same-origin" || (site === undefined && headers.origin === undefined);
  if (!isOurs || (headers.origin ?? "null") !== "null") throw new Problem("origin-refused");
}

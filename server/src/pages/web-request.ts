import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { takesForeignForms } from "./foreign-forms.ts";
import { addressOf } from "./page-address.ts";

/** A request as pages see it: at the public address, whatever host the request names. */
export function webRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const address = addressOf(request.url, publicUrl);
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined || name.startsWith(":") ? [] : [[name, String(value)] as [string, string]],
    ),
  );
  headers.set("host", address.host);
  for (const name of forwarding) headers.delete(name);
  // Otherwise the router would compare it again.
  if (takesForeignForms(request.url)) headers.delete("origin");
  headers.set("cookie", shownCookies(request.cookies));
  const body = request.body instanceof Buffer && request.body.length > 0 ? request.body : null;
  return new Request(address, { method: request.method, headers, body, signal: closed(reply) });
}

/**
 * The only cookie that pages see: the chosen theme. It is also part of the cache key, so no credential gets into a
 * page.
 */
export function shownCookies(cookies: FastifyRequest["cookies"]): string {
  const theme = cookies["theme"] ?? "";
  return /^[a-z]{1,10}$/.test(theme) ? `theme=${theme}` : "";
}

const forwarding = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"];

/** Aborted when the visitor leaves before the answer is complete. */
function closed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

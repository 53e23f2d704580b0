import type { FastifyInstance } from "fastify";

/** For answers that are no page: nothing in them is to be loaded, run or framed. Pages bring policies of their own. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sets what every answer carries, before a route adds to it or says otherwise. */
export function secureHeaders(app: FastifyInstance, options: { strictTransport: boolean }): void {
  const headers = {
    "x-content-type-options": "nosniff",
    "content-security-policy": closedPolicy,
    ...(options.strictTransport && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What a page carries besides its own policy. */
export const pageHeaders = {
  "x-frame-options": "DENY",
  // Pop-ups of sign-in providers keep working.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
};

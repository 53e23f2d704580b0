import type { FastifyInstance } from "fastify";

/** For answers that aren't pages: nothing in them may be loaded, run or framed. Pages have their own policies. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sets the headers of every answer; routes may add to or override them. */
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

/** A page's headers, except its policy. */
export const pageHeaders = {
  "x-frame-options": "DENY",
  // Pop-ups of sign-in providers keep working.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
};

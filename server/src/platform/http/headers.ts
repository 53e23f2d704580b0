import type { FastifyInstance } from "fastify";

/** For answers that are no page; pages bring their own policy with a nonce. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
};

/** Sets what every answer carries, unless the route has said otherwise, and the request's id. */
export function secureHeaders(app: FastifyInstance, options: { strictTransport: boolean }): void {
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(always)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", closedPolicy);
    if (options.strictTransport)
      reply.header("strict-transport-security", "max-age=63072000; includeSubDomains");
    reply.header("x-request-id", request.id);
  });
}

import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** Ours, never the caller's: a log line must not be forged. */
export function requestId(): string {
  return randomUUID();
}

/** One line a request: the route's pattern instead of the address, which may hold names, searches and credentials. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(line, "request");
    else request.log.debug(line, "request");
  });
}

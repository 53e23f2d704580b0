import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { isLoopback } from "./http/addresses.ts";
import { Problem } from "./http/problem.ts";
import { logRequest } from "./http/request-log.ts";
import type { Logger } from "./log.ts";
import { type RequestTimes, requestTimes } from "./request-times.ts";

export interface Metrics extends RequestTimes {
  readonly registry: Registry;
  /** Reads a value whenever the page is requested. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
}

/** @param now in milliseconds since 1970 */
export function openMetrics(now: number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    ...requestTimes(registry, now),
    gauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          gauge.set(await read());
        },
      });
    },
  };
}

/** `GET /metrics`, and after each request its time and its line in the log. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  log: Logger,
  access: { token: string | undefined; behindProxy: boolean },
): void {
  app.addHook("onResponse", (request, reply, done) => {
    metrics.observe(request, reply);
    logRequest(log, request, reply);
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, access)) throw new Problem("not-found");
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function mayRead(
  request: FastifyRequest,
  access: { token: string | undefined; behindProxy: boolean },
): boolean {
  if (access.token === undefined)
    return !access.behindProxy && isLoopback(request.socket.remoteAddress ?? "");
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${access.token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

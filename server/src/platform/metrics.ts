import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isLoopback } from "./http/addresses.ts";
import { Problem } from "./http/problem.ts";
import { logRequest } from "./http/request-log.ts";
import type { Logger } from "./log.ts";

export interface Metrics {
  readonly registry: Registry;
  /** Reads a figure whenever the page is asked for. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
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
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's first byte to its answer's last, by route.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [metrics.registry],
  });
  const observers = new Map<string, { observe(value: number): void }>();
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const name = `${request.method} ${route} ${reply.statusCode}`;
    let observer = observers.get(name);
    if (!observer) {
      observer = seconds.labels({ method: request.method, route, status: reply.statusCode });
      observers.set(name, observer);
    }
    observer.observe(reply.elapsedTime / 1000);
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

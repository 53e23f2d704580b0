import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from "fastify";
import { Problem } from "../problem.ts";
import { refuseConnection } from "../raw-refusals.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A body may be a file, which can take a phone minutes to send. */
    readonly takesFiles?: boolean;
  }
}

/** In milliseconds: a body that takes longer loses its connection, unless it is a file. */
export const ordinary = 15_000;
/** A file may take longer as long as it keeps coming. How often to check, in milliseconds … */
const lookedAt = 5000;
/** … and the bytes per second it must average, as even a bad mobile connection does. */
const leastPerSecond = 2000;

/** The longest that any request may take to arrive, in milliseconds. */
export const longestRequest = 300_000;

/** Ends requests whose bodies don't arrive: otherwise many slow senders could exhaust shared resources. */
export function refuseSlowBodies(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    // A hook costs time for each request, so it isn't set for requests without a body.
    if (takesBodies(route.method)) route.preParsing = [watchBody, ...[route.preParsing ?? []].flat()];
  });
}

/** Whether requests to a route with these methods may have bodies. */
export function takesBodies(methods: string | readonly string[]): boolean {
  return [methods].flat().some((method) => method !== "GET" && method !== "HEAD");
}

const watchBody: preParsingHookHandler = (request, _reply, payload, done) => {
  if (hasBody(request) && comesFromAfar(request.raw)) payload.once("close", watch(request));
  done(null, payload);
};

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** A page's call inside this process has no connection, and its body is complete at once. */
export function comesFromAfar({ socket }: IncomingMessage): boolean {
  return socket instanceof Socket;
}

/** Returns the function that ends the watch. */
function watch(request: FastifyRequest): () => void {
  const { socket } = request.raw;
  const before = socket.bytesRead;
  const started = performance.now();
  const look = (): void => {
    const seconds = (performance.now() - started) / 1000;
    const keepsComing =
      request.routeOptions.config.takesFiles === true && socket.bytesRead - before > seconds * leastPerSecond;
    if (request.raw.complete) return;
    if (keepsComing) timer = setTimeout(look, lookedAt);
    else refuseConnection(socket, new Problem("request-timeout"));
  };
  let timer = setTimeout(look, ordinary);
  return () => clearTimeout(timer);
}

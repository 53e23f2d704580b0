import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "../log.ts";

const process = randomBytes(6).toString("base64url");
let count = 0;

/** Our own id, never the caller's, so that log lines can't be forged: the process and the request's number in it. */
export function requestId(): string {
  count += 1;
  return `${process}-${count.toString(36)}`;
}

/** Answered with 503 on purpose, because of load or a stop: no failure, and too many to log one by one. */
const asIntended = new WeakSet<FastifyRequest>();

export function noteIntended(request: FastifyRequest): void {
  asIntended.add(request);
}

/** One line per request, with the route's pattern: the address may contain names, searches and credentials. */
export function logRequest(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const intended = reply.statusCode === 503 && asIntended.has(request);
  const failed = reply.statusCode >= 500 && !intended;
  if (!failed && !log.isLevelEnabled("debug")) return;
  const line = {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? "unknown",
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
  };
  if (failed) log.error(line, "request");
  else log.debug(line, "request");
}

import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemCode } from "@candor/contract/problems";
import type { FastifyInstance } from "fastify";
import { Problem } from "./problem.ts";
import { requestId } from "./request-log.ts";

/** What Node finds wrong with a request before anybody else sees it. */
const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: "headers-too-large",
  ERR_HTTP_REQUEST_TIMEOUT: "request-timeout",
};

/** Answers what is no HTTP, or too slow or too large to be a request, with a problem document like any other. */
export function answerRawError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
  else refuseConnection(socket, new Problem(codes[error.code ?? ""] ?? "malformed-request"));
}

/** HTTP/1.1 demands the header (RFC 9112, 3.2). Nothing here depends on what it says. */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const lacksHost = raw.headers.host === undefined && raw.httpVersion === "1.1";
    done(lacksHost ? new Problem("malformed-request") : undefined);
  });
}

/** An expectation that Node does not know is ignored: its own refusal would be no problem document. */
export function ignoreExpectations(server: Server): void {
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

/** Writes a problem to a connection that goes no further. */
export function refuseConnection(socket: Duplex, problem: Problem): void {
  const body = JSON.stringify(problem.document(requestId()));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      "Content-Type: application/problem+json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(problem.retryAfter === undefined ? [] : [`Retry-After: ${Math.ceil(problem.retryAfter)}`]),
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
    () => socket.destroy(),
  );
}

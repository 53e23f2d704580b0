import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemCode } from "@candor/contract/problems";
import type { FastifyInstance } from "fastify";
import { Problem } from "./problem.ts";
import { requestId } from "./request-log.ts";

/** What Node's parser refuses before anything else sees the request. */
const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: "headers-too-large",
  ERR_HTTP_REQUEST_TIMEOUT: "request-timeout",
};

/** Answers invalid, slow or oversized requests with a problem document. */
export function answerRawError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
  else refuseConnection(socket, new Problem(codes[error.code ?? ""] ?? "malformed-request"));
}

/** HTTP/1.1 requires the header, once (RFC 9112, 3.2). Nothing here depends on its value. */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const hosts = hostsIn(raw.rawHeaders);
    const isWrong = hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1");
    done(isWrong ? new Problem("malformed-request") : undefined);
  });
}

/** @param headers names and values in turn */
function hostsIn(headers: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/** Ignores unknown `Expect` headers: Node's own refusal would not be a problem document. */
export function ignoreExpectations(server: Server): void {
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

/** Writes a problem and ends the connection. */
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

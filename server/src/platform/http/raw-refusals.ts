import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemCode } from "@candor/contract/problems";
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
  else refuseConnection(socket, codes[error.code ?? ""] ?? "malformed-request");
}

/** Writes a problem to a connection that goes no further. */
export function refuseConnection(socket: Duplex, code: ProblemCode): void {
  const problem = new Problem(code);
  const body = JSON.stringify(problem.document(requestId()));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      "Content-Type: application/problem+json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
    () => socket.destroy(),
  );
}

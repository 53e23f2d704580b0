import type { ProblemCode } from "@candor/contract/problems";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable } from "../database/unavailable.ts";
import { isDiskFull } from "../disk-full.ts";
import { StorageUnavailable } from "../storage/unavailable.ts";
import { languageHeaders, localeOf } from "./language.ts";
import { Problem } from "./problem.ts";
import { isForReading, problemPage, problemPageHeaders } from "./problem-page.ts";
import { noteIntended } from "./request-log.ts";

/** Refusals by Fastify and its plugins, as problem codes. */
const foreignCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload-too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed-body",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed-body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed-body",
  FST_ERR_BAD_URL: "not-found",
  FST_ERR_MAX_PARAM_LENGTH: "uri-too-long",
  // PostgreSQL's error for a text with a NUL, which its columns can't hold.
  "22021": "invalid-request",
};

/**
 * Every error leaves as a problem document, or as a page if a person would read it. An unexpected one reveals nothing
 * and is logged once.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(asProblem(error, request), request, reply));
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.shed) noteIntended(request);
  else if (problem.status >= 500)
    request.log.error({ requestId: request.id, err: problem.cause ?? problem }, "a request failed");
  if (problem.retryAfter !== undefined)
    void reply.header("retry-after", Math.max(1, Math.ceil(problem.retryAfter)));
  const locale = localeOf(request);
  void reply
    .code(problem.status)
    .headers(languageHeaders(locale))
    .header("cache-control", "no-store")
    .header("x-request-id", request.id);
  if (isForReading(request))
    return reply
      .headers(problemPageHeaders)
      .serializer(String)
      .send(problemPage(problem, request.id, locale));
  return reply
    .type("application/problem+json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(problem.document(request.id, locale));
}

function asProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (hasLeft(error, request)) return new Problem("malformed-body", { cause: error });
  if (isUnavailable(error)) return new Problem("unavailable", { retryAfter: 2, cause: error });
  const { code, statusCode } = error as Partial<FastifyError>;
  if (isDiskFull(error)) return new Problem("storage-full", { retryAfter: retrySeconds, cause: error });
  const known = code === undefined ? undefined : foreignCodes[code];
  if (known) return new Problem(known, { cause: error });
  if (statusCode === 416) return new Problem("range-not-satisfiable", { cause: error });
  if (statusCode === 413) return new Problem("payload-too-large", { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem("malformed-body", { cause: error });
  return new Problem("internal", { cause: error });
}

/** In seconds: a full disk won't have room sooner. */
const retrySeconds = 60;

/** Node's codes for a client that hung up during its body or ours. Nobody reads the answer. */
function hasLeft(error: unknown, { socket }: FastifyRequest): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return socket.destroyed;
  return error.message === "aborted" && error.code === "ECONNRESET";
}

/** The database, its disk or the file store can't serve now: says so, and keeps the session. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || error instanceof StorageUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  const sqliteFaults = [5, 6, 8, 10, 13, 14];
  if (errcode !== undefined) return sqliteFaults.includes(errcode & 0xff);
  return (
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P0\d|53\d{3}|08\d{3}|40001|40P01)$/.test(code ?? "") ||
    /connection terminated|not queryable|timeout exceeded when trying to connect/i.test(error.message)
  );
}

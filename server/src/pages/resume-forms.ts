import type { IncomingMessage } from "node:http";
import { limits } from "@candor/contract/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../platform/http/problem.ts";
import type { Limiter } from "../platform/http/rate-limits.ts";

/** A resume, and the fields beside it. */
const largest = limits.resumeBytes + limits.bodyBytes;

/** Takes forms that may bring a resume: so many from one address, because each is held in memory while it comes. */
export function takeResumeForms(app: FastifyInstance, limit: Limiter): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const bringsFile = request.headers["content-type"]?.toLowerCase().startsWith("multipart/form-data");
    if (bringsFile) limit("uploading", request, done);
    else done();
  });
  app.addContentTypeParser("multipart/form-data", (_request: FastifyRequest, payload: IncomingMessage) =>
    read(payload),
  );
  app.setErrorHandler((error, request, reply) => {
    const tooLarge = error instanceof Problem && error.code === "payload-too-large";
    if (!tooLarge || !request.headers.accept?.includes("text/html")) throw error;
    // The page says what was wrong when it is asked for again.
    return reply.redirect(`${request.url.split("?")[0]}?file=too-large`, 303);
  });
}

/** What is too large is read to its end, though not kept: before that, browsers show no answer. */
async function read(payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.length;
    if (bytes <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > largest) throw new Problem("payload-too-large");
  return Buffer.concat(chunks);
}

import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type BytesInFlight, mostInOneForm } from "../platform/http/bytes-in-flight.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Limiter } from "../platform/http/rate-limits.ts";
import { collect } from "../platform/http/uploads.ts";

/** The body, the request that the page sees, its form and file, and the call that forwards the file. */
const copies = 6;

/** Takes forms that may bring a resume. They share their limits with the calls that take one. */
export function takeResumeForms(app: FastifyInstance, limit: Limiter, inFlight: BytesInFlight): void {
  inFlight.watch(app);
  app.addHook("onRequest", (request, _reply, done) => {
    const bringsFile = request.headers["content-type"]?.toLowerCase().startsWith("multipart/form-data");
    if (bringsFile) limit("uploading", request, done);
    else done();
  });
  app.addContentTypeParser("multipart/form-data", (request: FastifyRequest, payload: IncomingMessage) =>
    read(request, payload, inFlight),
  );
  app.setErrorHandler((error, request, reply) => {
    const tooLarge = error instanceof Problem && error.code === "payload-too-large";
    if (!tooLarge || !request.headers.accept?.includes("text/html")) throw error;
    // The page says what was wrong when it is loaded again.
    return reply.redirect(`${request.url.split("?")[0]}?file=too-large`, 303);
  });
}

async function read(
  request: FastifyRequest,
  payload: AsyncIterable<Buffer>,
  inFlight: BytesInFlight,
): Promise<Buffer> {
  let bytes = 0;
  const form = await collect(payload, (count) => {
    bytes += count;
    return bytes <= mostInOneForm && inFlight.add(request, count);
  });
  if (bytes > mostInOneForm) throw new Problem("payload-too-large");
  inFlight.arrived(request, copies);
  return form;
}

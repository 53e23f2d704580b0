import type { IncomingMessage } from "node:http";
import { filesTooLarge } from "@candor/contract/form-header";
import { limits } from "@candor/contract/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type BytesInFlight, mostInOneForm } from "../platform/http/bodies/bytes-in-flight.ts";
import { collect } from "../platform/http/bodies/uploads.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Limiter } from "../platform/http/rate-limits.ts";
import { boundaryOf, isMultipart, refuseManyFields } from "./form-bounds.ts";

/** The body, the request that the page sees, its form and file, and the call that forwards the file. */
const copies = 6;

interface FormParts {
  readonly limit: Limiter;
  readonly inFlight: BytesInFlight;
}

/** Takes forms that may bring a resume. They share their limits with the calls that take one. */
export function takeResumeForms(app: FastifyInstance, parts: FormParts): void {
  takeFiles(app, parts, () => {
    throw new Problem("payload-too-large");
  });
  app.setErrorHandler((error, request, reply) => {
    const tooLarge = error instanceof Problem && error.code === "payload-too-large";
    if (!tooLarge || !request.headers.accept?.includes("text/html")) throw error;
    // The page says what was wrong when it is loaded again.
    return reply.redirect(`${request.url.split("?")[0]}?file=too-large`, 303);
  });
}

/** Takes forms with texts and files. If the files are too large, the fields before them still reach the page. */
export function takeFileForms(app: FastifyInstance, parts: FormParts): void {
  takeFiles(app, parts, withoutFiles);
}

/** `cut` turns the beginning of a form that is too large into another form. */
function takeFiles(
  app: FastifyInstance,
  { limit, inFlight }: FormParts,
  cut: (beginning: Buffer, contentType: string) => Buffer,
): void {
  inFlight.watch(app);
  app.addHook("onRequest", (request, _reply, done) => {
    if (isMultipart(request.headers["content-type"])) limit("uploading", request, done);
    else done();
  });
  app.addContentTypeParser(
    "multipart/form-data",
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const beginning: Buffer[] = [];
      const contentType = request.headers["content-type"] ?? "";
      const form = await read(request, remembering(payload, beginning), inFlight);
      const taken = form ?? cut(Buffer.concat(beginning), contentType);
      refuseManyFields(taken, contentType);
      return taken;
    },
  );
}

/** Undefined if the form is too large. */
async function read(
  request: FastifyRequest,
  payload: AsyncIterable<Buffer>,
  inFlight: BytesInFlight,
): Promise<Buffer | undefined> {
  let bytes = 0;
  const form = await collect(payload, (count) => {
    bytes += count;
    return bytes <= mostInOneForm && inFlight.add(request, count);
  });
  if (bytes > mostInOneForm) return undefined;
  inFlight.arrived(request, copies);
  return form;
}

/** Keeps as much of the beginning as a form without files may have. */
async function* remembering(payload: AsyncIterable<Buffer>, beginning: Buffer[]): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const chunk of payload) {
    if (bytes < limits.bodyBytes) beginning.push(chunk);
    bytes += chunk.length;
    yield chunk;
  }
}

/** The complete fields at the beginning of a form, and a field that says that its files are missing. */
function withoutFiles(beginning: Buffer, contentType: string): Buffer {
  const boundary = boundaryOf(contentType);
  const delimiter = `--${boundary}\r\n`;
  const parts = beginning.toString("latin1").split(delimiter).slice(1, -1);
  const fields = parts.filter((part) => !/^Content-Disposition:[^\r\n]*;\s*filename/i.test(part));
  const told = `Content-Disposition: form-data; name="${filesTooLarge}"\r\n\r\nyes\r\n`;
  return Buffer.from(
    `${[...fields, told].map((part) => delimiter + part).join("")}--${boundary}--\r\n`,
    "latin1",
  );
}

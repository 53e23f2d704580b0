import type { FastifyInstance } from "fastify";
import { Problem } from "../platform/http/problem.ts";

/** More than any search has. */
const mostParameters = 250;

/** Refuses addresses with many parameters: each link of a list repeats all of them, in a page of megabytes. */
export function refuseManyParameters(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isLong = request.url.split("&", mostParameters + 1).length > mostParameters;
    done(isLong ? new Problem("uri-too-long") : undefined);
  });
}

/** More than any page's form has. */
const mostFields = 5000;
const mostParts = 1000;
/** Bytes of the headers of one part of a multipart form. */
const partHeaders = 4096;

/**
 * Refuses a form with so many fields that reading it would take seconds, during which nobody is served: the time grows
 * with the square of their number. Anybody may send one.
 */
export function refuseManyFields(form: Buffer, contentType = ""): void {
  const boundary = boundaryOf(contentType);
  // What browsers don't send, such as two types at once, may be read either way. Each part begins with "--" at least.
  const isMany = boundary
    ? hasManyParts(form, boundary)
    : countUpTo(mostFields, form, "&") === mostFields ||
      (/multipart/i.test(contentType) && hasManyParts(form, ""));
  if (isMany) throw new Problem("payload-too-large");
}

export function isMultipart(contentType = ""): boolean {
  return contentType.toLowerCase().startsWith("multipart/form-data");
}

/** A multipart form's boundary, if its type is written as browsers write it; otherwise empty. */
export function boundaryOf(contentType: string): string {
  const { quoted, plain } = browsersMultipart.exec(contentType)?.groups ?? {};
  return quoted ?? plain ?? "";
}

/** Nothing but the boundary, and in it nothing that a parser might read otherwise. */
const browsersMultipart =
  /^multipart\/form-data;\s*boundary=(?:"(?<quoted>[\w'()+.:=?/-]+)"|(?<plain>[\w'()+.:=?/-]+))$/i;

function hasManyParts(form: Buffer, boundary: string): boolean {
  const delimiter = Buffer.from(`--${boundary}`, "latin1");
  if (countUpTo(mostParts, form, delimiter) === mostParts) return true;
  for (let at = form.indexOf(delimiter); at !== -1; at = form.indexOf(delimiter, at + delimiter.length)) {
    const headers = form.subarray(at, at + delimiter.length + partHeaders);
    const isShort = headers.includes("\r\n\r\n") || at + headers.length === form.length;
    if (!isShort) return true;
  }
  return false;
}

function countUpTo(most: number, form: Buffer, sought: Buffer | "&"): number {
  let count = 0;
  for (
    let at = form.indexOf(sought);
    at !== -1 && count < most;
    at = form.indexOf(sought, at + sought.length)
  )
    count += 1;
  return count;
}

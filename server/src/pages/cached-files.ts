import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** What the file itself decides about its answer. */
const ownHeaders = [
  "accept-ranges",
  "cache-control",
  "content-encoding",
  "content-length",
  "content-type",
  "etag",
  "last-modified",
  "vary",
];

/** Browsers send one of a few values. The others get their files from the disk. */
const mostEncodings = 4;

interface CachedFile {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Reads each file of a plugin's route `…/*` once, and then answers from memory: opening, reading and closing a small file
 * takes longer than sending it. Only for files that never change.
 */
export function cacheFiles(app: FastifyInstance): void {
  const files = new Map<string, Map<string, CachedFile>>();

  app.addHook("onRequest", (request, reply, next) => {
    const cached = isPlain(request) && files.get(pathOf(request))?.get(encodingsOf(request));
    if (cached) void reply.headers(cached.headers).send(cached.body);
    else next();
  });

  app.addHook("onSend", async (request, reply, payload) => {
    if (!(payload instanceof Readable) || reply.statusCode !== 200 || !isPlain(request)) return payload;
    if ((files.get(pathOf(request))?.size ?? 0) >= mostEncodings) return payload;
    const body = await buffer(payload);
    // Meanwhile, another request may have read it in another encoding.
    const file = files.get(pathOf(request)) ?? new Map<string, CachedFile>();
    file.set(encodingsOf(request), { headers: headersOf(reply), body });
    files.set(pathOf(request), file);
    return body;
  });
}

/** Whether it asks for the whole file, even if it has it already. */
function isPlain({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && !headers.range && !headers["if-none-match"] && !headers["if-modified-since"];
}

/** As the route read it: there are many ways to spell a path, but only as many files. */
function pathOf({ params }: FastifyRequest): string {
  return (params as { readonly "*": string })["*"];
}

function encodingsOf({ headers }: FastifyRequest): string {
  return String(headers["accept-encoding"]);
}

function headersOf(reply: FastifyReply): CachedFile["headers"] {
  return Object.fromEntries(
    ownHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
  );
}

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Worth it: a page is compressed once, and sent many times. */
const brotliQuality = 9;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
} as const;

type Encoding = keyof typeof compressors;

/**
 * A page that is sent again as it is. Where scripts run in it, its nonce is a new one each time: two visitors never
 * share one.
 */
export class KeptPage {
  readonly status: number;
  readonly bytes: number;
  readonly #parts: readonly string[];
  readonly #etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  readonly #body: Buffer;

  constructor(status: number, html: string, nonce: string) {
    this.status = status;
    this.#parts = html.split(nonce);
    this.#body = Buffer.from(html);
    this.bytes = this.#body.length * 2;
    this.#etag = `"${createHash("sha256").update(this.#parts.join("")).digest("base64url").slice(0, 22)}"`;
  }

  /** Whether its scripts carry a nonce. */
  get hasScripts(): boolean {
    return this.#parts.length > 1;
  }

  send(request: FastifyRequest, reply: FastifyReply, nonce: string): FastifyReply | Promise<FastifyReply> {
    void reply
      .code(this.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-cache");
    if (this.hasScripts) return reply.send(this.#parts.join(nonce));
    void reply.header("etag", this.#etag).header("vary", "accept-encoding, cookie");
    if (this.status === 200 && request.headers["if-none-match"] === this.#etag) return reply.code(304).send();
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding === undefined) return reply.send(this.#body);
    return this.#compressedAs(encoding).then((body) => reply.header("content-encoding", encoding).send(body));
  }

  #compressedAs(encoding: Encoding): Promise<Buffer> {
    let compressed = this.#compressed.get(encoding);
    if (!compressed) this.#compressed.set(encoding, (compressed = compressors[encoding](this.#body)));
    return compressed;
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase());
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}

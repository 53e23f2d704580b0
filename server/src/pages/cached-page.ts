import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasTag } from "../platform/http/unless-known.ts";

/** High, because a page is compressed once and sent many times. */
const brotliQuality = 9;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
} as const;

type Encoding = keyof typeof compressors;

interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly nonce: string;
  /** The pattern of its address: `/details/:slug/:jobId`. */
  readonly pattern: string;
}

/**
 * A page that is sent unchanged to many visitors. Its policy names its scripts by hash, so nothing in it differs
 * between visitors.
 */
export class CachedPage {
  readonly status: number;
  readonly pattern: string;
  readonly bytes: number;
  /** The scripts that its policy allows, as sources of `script-src`. */
  readonly scripts: readonly string[];
  readonly #etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  readonly #body: Buffer;

  constructor({ status, html: rendered, nonce, pattern }: Rendered) {
    const html = rendered.replaceAll(` nonce="${nonce}"`, "");
    this.status = status;
    this.pattern = pattern;
    this.scripts = inlineScripts(html).map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
    this.#body = Buffer.from(html);
    this.bytes = this.#body.length * 2;
    // Weak, because it is the same for each encoding.
    this.#etag = `W/"${hash("sha256", html, "base64url").slice(0, 22)}"`;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    void reply
      .code(this.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .header("etag", this.#etag)
      .header("vary", ["accept-encoding", "cookie", reply.getHeader("vary")].filter(Boolean).join(", "));
    if (this.status === 200 && hasTag(request, this.#etag)) return reply.code(304).send();
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

/** The texts of inline scripts; data for search engines isn't run. */
function inlineScripts(html: string): string[] {
  const elements = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs);
  return [...elements].flatMap(({ groups: { attributes = "", text = "" } = {} }) =>
    /\ssrc=|application\/ld\+json/.test(attributes) ? [] : [text],
  );
}

function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase());
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}

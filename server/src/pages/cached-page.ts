import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PackedBody } from "../platform/http/packed/packed-body.ts";
import { hasTag } from "../platform/http/unless-known.ts";

interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly nonce: string;
  /** The pattern of its address: `/details/:slug/:jobId`. */
  readonly pattern: string;
  /** The page's headers if its policy allows these scripts, as sources of `script-src`. */
  readonly headersFor: (scripts: readonly string[]) => Readonly<Record<string, string>>;
}

/**
 * A page that is sent unchanged to many visitors. Its policy names its scripts by hash, so nothing in it differs
 * between visitors.
 */
export class CachedPage {
  readonly status: number;
  readonly pattern: string;
  readonly bytes: number;
  readonly #etag: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #body: PackedBody;

  constructor({ status, html: rendered, nonce, pattern, headersFor }: Rendered) {
    const mark = ` nonce="${nonce}"`;
    const html = rendered.replaceAll(mark, "");
    this.status = status;
    this.pattern = pattern;
    this.#body = new PackedBody(html);
    this.bytes = this.#body.bytes * 2;
    // Weak, because it is the same for each encoding.
    this.#etag = `W/"${hash("sha256", html, "base64url").slice(0, 22)}"`;
    const scripts = inlineScripts(rendered, mark).map(
      (script) => `'sha256-${hash("sha256", script, "base64")}'`,
    );
    const headers = headersFor(scripts);
    this.#headers = {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      etag: this.#etag,
      vary: ["accept-encoding", "cookie", headers["vary"]].filter(Boolean).join(", "),
    };
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    void reply.code(this.status).headers(this.#headers);
    if (this.status === 200 && hasTag(request, this.#etag)) return reply.code(304).send();
    return this.#body.send(request, reply);
  }
}

/**
 * The texts of the page's own inline scripts, which have the nonce: markup that got into the page must not run because
 * the page is kept. Data for search engines isn't run.
 */
function inlineScripts(html: string, mark: string): string[] {
  const elements = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs);
  return [...elements].flatMap(({ groups: { attributes = "", text = "" } = {} }) => {
    const isOwn = attributes.includes(mark) && !/\ssrc=|application\/ld\+json/.test(attributes);
    return isOwn ? [text.replaceAll(mark, "")] : [];
  });
}

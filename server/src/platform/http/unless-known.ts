import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * RFC 9110, 13.1. Only the tag shows every change. The date shows new postings: a caller that has only the date gets
 * the text again, because what it listed may have closed.
 */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, lastSeen }: { type: string; text: string; lastSeen: string | undefined },
  kept: "public" | "private",
): FastifyReply {
  // Weak, because it is the same for each encoding.
  const etag = `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`;
  void reply.header("etag", etag).header("cache-control", `${kept}, max-age=300`);
  if (lastSeen !== undefined) void reply.header("last-modified", new Date(lastSeen).toUTCString());
  return hasTag(request, etag) ? reply.code(304).send() : reply.type(type).send(text);
}

/** Whether the caller has what this tag names. Proxies that compress weaken tags, so weak ones count too. */
export function hasTag({ headers }: Pick<FastifyRequest, "headers">, etag: string): boolean {
  const tags = headers["if-none-match"];
  return tags === "*" || tags?.split(",").some((tag) => opaque(tag.trim()) === opaque(etag)) === true;
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, "");
}

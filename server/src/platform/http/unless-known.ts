import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** RFC 9110, 13.1: the date counts only if there is no tag. The date shows new postings, the tag any change. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, lastSeen }: { type: string; text: string; lastSeen: string | undefined },
  kept: "public" | "private",
): FastifyReply {
  // Weak, because it is the same for each encoding.
  const etag = `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`;
  const modified = lastSeen === undefined ? undefined : new Date(lastSeen).toUTCString();
  void reply.header("etag", etag).header("cache-control", `${kept}, max-age=300`);
  if (modified !== undefined) void reply.header("last-modified", modified);
  const { "if-none-match": tags, "if-modified-since": since } = request.headers;
  const isKnown =
    tags === undefined
      ? modified !== undefined && Date.parse(modified) <= Date.parse(since ?? "")
      : hasTag(request, etag);
  return isKnown ? reply.code(304).send() : reply.type(type).send(text);
}

/** Whether the caller has what this tag names. Proxies that compress weaken tags, so weak ones count too. */
export function hasTag({ headers }: Pick<FastifyRequest, "headers">, etag: string): boolean {
  const tags = headers["if-none-match"];
  return tags === "*" || tags?.split(",").some((tag) => opaque(tag.trim()) === opaque(etag)) === true;
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, "");
}

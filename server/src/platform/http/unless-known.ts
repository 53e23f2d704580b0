import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** RFC 9110, 13.1: the date counts only if there is no tag. The date shows new postings, the tag any change. */
export function sendUnlessKnown(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, text, lastSeen }: { type: string; text: string; lastSeen: string | undefined },
  kept: "public" | "private",
): FastifyReply {
  // Weak, because it is the same for each encoding.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const modified = lastSeen === undefined ? undefined : new Date(lastSeen).toUTCString();
  void reply.header("etag", etag).header("cache-control", `${kept}, max-age=300`);
  if (modified !== undefined) void reply.header("last-modified", modified);
  const tags = headers["if-none-match"];
  const isKnown =
    tags === undefined
      ? modified !== undefined && Date.parse(modified) <= Date.parse(headers["if-modified-since"] ?? "")
      : tags === "*" || tags.split(",").some((tag) => tag.trim().replace(/^(?!W\/)/, "W/") === etag);
  return isKnown ? reply.code(304).send() : reply.type(type).send(text);
}

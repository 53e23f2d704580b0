import type { FastifyReply, FastifyRequest } from "fastify";
import type { Files } from "../files.ts";
import { Problem } from "./problem.ts";
import { hasTag } from "./unless-known.ts";

interface StoredPicture {
  readonly storageKey: string | null;
  readonly sha256: string | null;
}

/** Answers with a stored PNG that anybody may see, or 404 without one. */
export async function sendPicture(
  files: Files,
  request: FastifyRequest,
  reply: FastifyReply,
  picture: StoredPicture | undefined,
) {
  const { storageKey, sha256 } = picture ?? {};
  if (!storageKey || !sha256) throw new Problem("not-found");
  const etag = `"${sha256}"`;
  void reply.header("etag", etag).header("cache-control", "public, max-age=3600");
  if (hasTag(request, etag)) return reply.code(304).send();
  return reply.type("image/png").send(await files.get(storageKey, sha256));
}

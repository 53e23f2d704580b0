import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasTag } from "../unless-known.ts";
import { takes } from "./packed-body.ts";

export interface Pieces {
  readonly text: AsyncIterable<string>;
  /** Pieces that differ each time it is written, such as its date. The tag ignores them. */
  readonly varies: (piece: string) => boolean;
}

/** A long text that was written piece by piece: only its compressed bytes are held, for many callers. */
export class PackedStream {
  readonly #packed: Buffer;
  /** Weak, because it is the same for each encoding. */
  readonly #etag: string;

  constructor(packed: Buffer, digest: string) {
    this.#packed = packed;
    this.#etag = `W/"${digest.slice(0, 22)}"`;
  }

  get bytes(): number {
    return this.#packed.length;
  }

  /** RFC 9110, 13.1. Callers who don't take gzip get it unpacked, only as fast as they read. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.header("etag", this.#etag).header("vary", "accept-encoding");
    if (hasTag(request, this.#etag)) return reply.code(304).send();
    if (takes(request, "gzip")) return reply.header("content-encoding", "gzip").send(this.#packed);
    return reply.send(Readable.from([this.#packed]).pipe(createGunzip({ chunkSize: 256 * 1024 })));
  }
}

/** Undefined if it takes more than `most` bytes: whoever needs it has to write it for themselves. */
export async function packedStream(pieces: Pieces, most: number): Promise<PackedStream | undefined> {
  const digest = createHash("sha256");
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    await pipeline(
      Readable.from(hashed(pieces, digest)),
      createGzip(),
      async (packed: AsyncIterable<Buffer>) => {
        for await (const chunk of packed) {
          bytes += chunk.length;
          if (bytes > most) throw new TooLong();
          chunks.push(chunk);
        }
      },
    );
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
  return new PackedStream(Buffer.concat(chunks), digest.digest("base64url"));
}

async function* hashed({ text, varies }: Pieces, digest: ReturnType<typeof createHash>) {
  for await (const piece of text) {
    if (!varies(piece)) digest.update(piece);
    yield piece;
  }
}

class TooLong extends Error {
  override name = "TooLong";
}

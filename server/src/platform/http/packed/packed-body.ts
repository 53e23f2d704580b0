import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** High, because a body is compressed once and sent many times. */
const brotliQuality = 9;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
} as const;

type Encoding = keyof typeof compressors;

/** A body that is sent unchanged to many callers, and compressed once. */
export class PackedBody {
  readonly #body: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.#body = Buffer.from(text);
  }

  get bytes(): number {
    return this.#body.length;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const encoding = (["br", "gzip"] as const).find((each) => takes(request, each));
    if (encoding === undefined) return reply.send(this.#body);
    return this.#compressedAs(encoding).then((body) => reply.header("content-encoding", encoding).send(body));
  }

  #compressedAs(encoding: Encoding): Promise<Buffer> {
    let compressed = this.#compressed.get(encoding);
    if (!compressed) this.#compressed.set(encoding, (compressed = compressors[encoding](this.#body)));
    return compressed;
  }
}

/** Whether the caller accepts an encoding without a `q` value. For others, the server compresses each answer. */
export function takes({ headers }: FastifyRequest, encoding: Encoding): boolean {
  const names = (headers["accept-encoding"] ?? "").split(",");
  return names.some((name) => name.trim().toLowerCase() === encoding);
}

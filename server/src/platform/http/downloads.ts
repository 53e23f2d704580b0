import type { FastifyReply } from "fastify";

export interface FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Sent as an attachment, so that no browser renders it in our origin and no cache stores it. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .headers({
      "content-disposition": disposition(file.name),
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
    .type(file.mediaType)
    .send(file.bytes);
}

/** RFC 6266: a name that every client reads, and the real one in UTF-8, encoded as in RFC 8187. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

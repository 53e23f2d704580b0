import { limits } from "@candor/contract/limits";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "./addresses.ts";
import type { BytesInFlight } from "./bytes-in-flight.ts";
import { fileName } from "./file-name.ts";
import { Problem } from "./problem.ts";

export interface UploadedFile {
  /** The sender's name for it, without a path or invisible characters. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The network it came from: networks take turns. */
  readonly sender: string;
}

/** Makes a scope accept forms with one file, and nothing else. */
export async function readUploads(scope: FastifyInstance, inFlight: BytesInFlight): Promise<void> {
  scope.removeAllContentTypeParsers();
  inFlight.watch(scope);
  await scope.register(multipart, {
    limits: { files: 1, fileSize: limits.resumeBytes, fields: 10, fieldSize: 1000, fieldNameSize: 100 },
  });
}

/** The file in the field `file`. Reads the whole form, so that a broken form or a second file is refused. */
export async function uploadedFile(request: FastifyRequest, inFlight: BytesInFlight): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Problem("unsupported-media-type");
  const file = await readForm(request, inFlight);
  inFlight.arrived(request, 1);
  if (!file) throw new Problem("invalid-request", { fields: [missing] });
  return file;
}

const missing = { path: "/file", key: "validation.resumeRequired" } as const;

async function readForm(request: FastifyRequest, inFlight: BytesInFlight): Promise<UploadedFile | undefined> {
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.files()) {
      const bytes = await collect(part.file, (count) => !part.file.truncated && inFlight.add(request, count));
      // A form without a chosen file sends an empty one without a name.
      if (part.fieldname === "file" && (bytes.length > 0 || part.filename))
        file = { name: fileName(unescaped(part.filename)), bytes, sender: networkOf(request.ip) };
    }
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413)
      throw new Problem("payload-too-large", { cause: error });
    throw new Problem("malformed-body", { cause: error });
  }
  return file;
}

/** Reads to the end, even what is discarded: clients don't read an answer before that. */
export async function collect(
  stream: AsyncIterable<Buffer>,
  keeps: (count: number) => boolean,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (keeps(chunk.length)) chunks.push(chunk);
    else chunks.length = 0;
  }
  return Buffer.concat(chunks);
}

/** What a form may not hold inside of quotation marks, as browsers write it (HTML, multipart/form-data). */
function unescaped(name: string): string {
  return name.replaceAll("%22", '"').replaceAll(/%0[AD]/g, " ");
}

import { limits } from "@candor/contract/limits";
import type { AttachmentLimits } from "@candor/contract/route";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../addresses.ts";
import { fileName } from "../file-name.ts";
import { Problem } from "../problem.ts";
import type { BytesInFlight } from "./bytes-in-flight.ts";

export interface UploadedFile {
  /** The sender's name for it, without a path or invisible characters. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The network it came from: networks take turns. */
  readonly sender: string;
}

/** A form's other fields, and the files in its fields `file`. */
export interface UploadedForm {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
}

const mostFields = 10;

/** Makes a scope accept forms with one file, or with attachments, and nothing else. */
export async function readUploads(
  scope: FastifyInstance,
  inFlight: BytesInFlight,
  attachments?: AttachmentLimits,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  inFlight.watch(scope);
  const sizes = attachments
    ? { files: attachments.files, fileSize: attachments.bytesEach, fieldSize: limits.bodyBytes }
    : { files: 1, fileSize: limits.resumeBytes, fieldSize: 1000 };
  // One more than all fields and files, so that too many files are refused as such.
  const parts = mostFields + sizes.files + 1;
  await scope.register(multipart, {
    limits: { ...sizes, fields: mostFields, parts, fieldNameSize: 100, headerPairs: 20 },
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
  const { files } = await readParts(request, inFlight, oneFile);
  return files.at(-1);
}

/** A form with attachments: all of its files and fields. */
export async function uploadedForm(
  request: FastifyRequest,
  inFlight: BytesInFlight,
  most: AttachmentLimits,
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new Problem("unsupported-media-type");
  const form = await readParts(request, inFlight, most);
  inFlight.arrived(request, 1);
  return form;
}

/** Bytes of all files together, and their number. */
type Most = Pick<AttachmentLimits, "bytes" | "files">;

const oneFile: Most = { bytes: limits.resumeBytes, files: 1 };

async function readParts(request: FastifyRequest, inFlight: BytesInFlight, most: Most) {
  const fields = new Map<string, unknown>();
  const files: UploadedFile[] = [];
  let sum = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        fields.set(part.fieldname, part.value);
        continue;
      }
      const { file, filename, fieldname } = part;
      const bytes = await collect(file, (count) => {
        sum += count;
        return !file.truncated && sum <= most.bytes && inFlight.add(request, count);
      });
      // A form without a chosen file sends an empty one without a name.
      if (fieldname === "file" && (bytes.length > 0 || filename))
        files.push({ name: fileName(unescaped(filename)), bytes, sender: networkOf(request.ip) });
    }
  } catch (error) {
    skipRest(request);
    if ((error as { code?: string }).code === "FST_FILES_LIMIT") throw tooMany(most.files, error);
    if ((error as { statusCode?: number }).statusCode === 413)
      throw new Problem("payload-too-large", { cause: error });
    throw new Problem("malformed-body", { cause: error });
  }
  if (sum > most.bytes) throw new Problem("payload-too-large");
  return { fields: Object.fromEntries(fields), files };
}

/** Reads what is left of a refused form without looking for parts in it: a million of them would take seconds. */
function skipRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

function tooMany(most: number, cause: unknown): Problem {
  const key = most === 1 ? "validation.oneFile" : "validation.tooManyFiles";
  return new Problem("invalid-request", { fields: [{ path: "/file", key, values: { most } }], cause });
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

/** Decodes what browsers escape inside a form's quotation marks (HTML, multipart/form-data). Line breaks become " ". */
function unescaped(name: string): string {
  return name.replaceAll("%22", '"').replaceAll(/%0[AD]/g, " ");
}

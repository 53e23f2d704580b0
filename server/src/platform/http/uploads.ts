import { limits } from "@candor/contract/limits";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fileName } from "./file-name.ts";
import { Problem } from "./problem.ts";

export interface UploadedFile {
  /** As the sender calls it, without a path or anything that does not show. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Makes a scope read forms with one file, and nothing else. */
export async function readUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    limits: { files: 1, fileSize: limits.resumeBytes, fields: 10, fieldSize: 1000, fieldNameSize: 100 },
  });
}

/** The file of the field `file`; the whole form is read, so that a broken or second one is refused too. */
export async function uploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Problem("unsupported-media-type");
  const file = await readForm(request);
  if (!file) throw new Problem("invalid-request", { fields: [missing] });
  return file;
}

const missing = { path: "/file", key: "validation.resumeRequired" } as const;

async function readForm(request: FastifyRequest): Promise<UploadedFile | undefined> {
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer();
      // A form whose file was not chosen sends an empty one without a name.
      if (part.fieldname === "file" && (bytes.length > 0 || part.filename))
        file = { name: fileName(unescaped(part.filename)), bytes };
    }
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413)
      throw new Problem("payload-too-large", { cause: error });
    throw new Problem("malformed-body", { cause: error });
  }
  return file;
}

/** What a form may not hold inside of quotation marks, as browsers write it (HTML, multipart/form-data). */
function unescaped(name: string): string {
  return name.replaceAll("%22", '"').replaceAll(/%0[AD]/g, " ");
}

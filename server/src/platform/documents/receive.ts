import { type FileKeeper, storeWith } from "../file-records.ts";
import type { UploadedFile } from "../http/bodies/uploads.ts";
import { Problem } from "../http/problem.ts";
import { type DocumentKind, mediaTypes } from "./document.ts";
import type { DocumentReader } from "./reader.ts";

export interface ReceivingParts extends FileKeeper {
  readonly documents: DocumentReader;
}

/** A document that was readable and is now on disk. */
export interface ReceivedDocument {
  /** Has the extension of its detected type, because the reader's programs go by it. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly text: string;
  readonly storageKey: string;
  readonly sha256: string;
}

/** Reads and stores a document, and keeps it if `record` succeeds. Refuses with `file-unreadable` or `file-locked`. */
export async function receive<T>(
  parts: ReceivingParts,
  { name, bytes, sender }: UploadedFile,
  record: (document: ReceivedDocument) => Promise<T>,
): Promise<T> {
  const reading = await parts.documents.read(bytes, sender);
  if ("refusal" in reading) throw new Problem(`file-${reading.refusal}`);
  const { kind, text } = reading;
  return storeWith(parts, bytes, (stored) =>
    record({ name: nameOf(name, kind), mediaType: mediaTypes[kind], bytes: bytes.length, text, ...stored }),
  );
}

function nameOf(name: string, kind: DocumentKind): string {
  return name.toLowerCase().endsWith(`.${kind}`) ? name : `${name}.${kind}`;
}

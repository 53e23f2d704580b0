import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { type DocumentKind, mediaTypes, type Refusal } from "../../../platform/documents/document.ts";
import type { DocumentReader } from "../../../platform/documents/reader.ts";
import {
  discard,
  type FileKeeper,
  type RecordedFile,
  recordFile,
  removeAll,
  store,
} from "../../../platform/file-records.ts";
import { fileName } from "../../../platform/http/file-name.ts";
import type { AttachedPicture } from "../../../platform/pictures/attachment.ts";
import type { PictureReader } from "../../../platform/pictures/reader.ts";

export interface AttachmentParts extends FileKeeper {
  readonly documents: DocumentReader;
  readonly pictures: PictureReader;
}

type Readers = Pick<AttachmentParts, "documents" | "pictures">;

interface Given {
  readonly name: string;
  readonly content: Buffer;
}

interface ReadAttachment {
  readonly name: string;
  /** Why it is refused; absent if it is accepted. */
  readonly refusal?: "too-large" | "too-many" | Refusal;
  readonly document?: { readonly mediaType: string; readonly bytes: Buffer; readonly text: string };
}

/** A file on its way to a message. */
export interface Attached {
  readonly name: string;
  readonly text: string;
  /** Absent if it is refused. */
  readonly file?: RecordedFile;
}

/**
 * Reads attachments, each like an uploaded resume: in a process of its own. Pictures are redrawn, without anything else
 * in their files.
 */
export async function readAttachments(
  readers: Readers,
  attachments: readonly Given[],
  sender: string,
): Promise<ReadAttachment[]> {
  const read: ReadAttachment[] = [];
  for (const { name: given, content } of attachments) {
    const name = fileName(given);
    if (read.length >= limits.messageAttachments) read.push({ name, refusal: "too-many" });
    else if (content.length > limits.attachmentBytes) read.push({ name, refusal: "too-large" });
    else read.push(await readOne(readers, { name, content }, sender));
  }
  return read;
}

async function readOne(
  { documents, pictures }: Readers,
  { name, content }: Given,
  sender: string,
): Promise<ReadAttachment> {
  const picture = await pictures.attachment(content, sender);
  if (picture) {
    const { kind, mediaType, bytes } = picture;
    return { name: named(name, kind), document: { mediaType, bytes, text: "" } };
  }
  const reading = await documents.read(content, sender);
  if ("refusal" in reading) return { name, refusal: reading.refusal };
  const { kind, text } = reading;
  return { name: named(name, kind), document: { mediaType: mediaTypes[kind], bytes: content, text } };
}

/** Programs go by the extension. */
function named(name: string, kind: DocumentKind | AttachedPicture["kind"]): string {
  const extensions = kind === "jpg" ? [".jpg", ".jpeg"] : [`.${kind}`];
  return extensions.some((one) => name.toLowerCase().endsWith(one)) ? name : `${name}.${kind}`;
}

/** Stores the files; they stay if `record` resolves to true. */
export async function storeAttachments(
  parts: FileKeeper,
  attachments: readonly ReadAttachment[],
  record: (attached: readonly Attached[]) => Promise<boolean>,
): Promise<void> {
  const attached: Attached[] = [];
  const stored = () => attached.flatMap(({ file }) => file ?? []);
  try {
    for (const { name, document } of attachments) {
      if (!document) attached.push({ name, text: "" });
      else {
        const { bytes, mediaType, text } = document;
        const file = { ...(await store(parts, bytes)), name, mediaType, bytes: bytes.length };
        attached.push({ name, text, file });
      }
    }
    if (!(await record(attached))) await removeAll(parts, stored());
  } catch (error) {
    await discard(parts, stored(), error);
    throw error;
  }
}

interface Message {
  readonly message_id: number;
  readonly application_id: number;
}

/** The files belong to the conversation, not to an account. */
export async function attach(
  writer: Writer,
  message: Message,
  attached: readonly Attached[],
  now: number,
): Promise<void> {
  for (const { name, text, file } of attached) {
    const file_id = file ? await recordFile(writer, file, null, now) : null;
    await writer
      .insertInto("message_attachment")
      .values({ ...message, file_id, name, text })
      .execute();
  }
}

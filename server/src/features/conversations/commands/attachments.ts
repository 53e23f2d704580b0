import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { mediaTypes } from "../../../platform/documents/document.ts";
import type { DocumentReader } from "../../../platform/documents/reader.ts";
import { type RecordedFile, recordFile } from "../../../platform/file-records.ts";
import type { Files } from "../../../platform/files.ts";
import { fileName } from "../../../platform/http/file-name.ts";
import type { ReadMail } from "../../../platform/mail/incoming/read-mail.ts";

export interface AttachmentParts {
  readonly documents: DocumentReader;
  readonly files: Files;
}

interface ReadAttachment {
  readonly name: string;
  /** Absent for one that is refused: too large, one too many, or no document that could be read. */
  readonly document?: { readonly mediaType: string; readonly bytes: Buffer; readonly text: string };
}

/** What came with a mail, on its way to a message. */
export interface Attached {
  readonly name: string;
  readonly text: string;
  /** Absent for one that is refused. */
  readonly file?: RecordedFile;
}

/** Reads what somebody attached, each as an uploaded resume is: in a process of its own. A picture in the text is none. */
export async function readAttachments(
  { documents }: AttachmentParts,
  { attachments }: Pick<ReadMail, "attachments">,
  sender: string,
): Promise<ReadAttachment[]> {
  const read: ReadAttachment[] = [];
  for (const { name: given, content } of attachments.filter(({ isPicture }) => !isPicture)) {
    const name = fileName(given);
    const isTaken = read.length < limits.messageAttachments && content.length <= limits.attachmentBytes;
    const reading = isTaken ? await documents.read(content, sender) : undefined;
    if (!reading || "refusal" in reading) read.push({ name });
    else {
      const { kind, text } = reading;
      const named = name.toLowerCase().endsWith(`.${kind}`) ? name : `${name}.${kind}`;
      read.push({ name: named, document: { mediaType: mediaTypes[kind], bytes: content, text } });
    }
  }
  return read;
}

/** Stores the files; they stay if `record` resolves to true. */
export async function storeAttachments(
  { files }: AttachmentParts,
  attachments: readonly ReadAttachment[],
  record: (attached: readonly Attached[]) => Promise<boolean>,
): Promise<void> {
  const attached: Attached[] = [];
  let isKept = false;
  try {
    for (const { name, document } of attachments) {
      if (!document) attached.push({ name, text: "" });
      else {
        const { bytes, mediaType, text } = document;
        const file = { ...(await files.put(bytes)), name, mediaType, bytes: bytes.length };
        attached.push({ name, text, file });
      }
    }
    isKept = await record(attached);
  } finally {
    if (!isKept) for (const { file } of attached) if (file) await files.remove(file.storageKey);
  }
}

interface Message {
  readonly message_id: number;
  readonly application_id: number;
}

/** The files belong to the conversation, and to no account. */
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

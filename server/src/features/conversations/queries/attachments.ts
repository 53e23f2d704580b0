import type { Reader } from "../../../platform/database/database.ts";

export type AttachmentRow = Awaited<ReturnType<typeof attachmentsOf>>[number];

/** The attachments of the messages about an application, including refused ones. */
export async function attachmentsOf(read: Reader, applicationId: number) {
  return read
    .selectFrom("message_attachment as attachment")
    .leftJoin("file", "file.id", "attachment.file_id")
    .select(["attachment.id", "attachment.message_id", "attachment.file_id", "attachment.name"])
    .select("file.media_type")
    .where("attachment.application_id", "=", applicationId)
    .orderBy("attachment.id")
    .execute();
}

/** A file that came with a message about this application. Checks no authority. */
export async function attachedFile(read: Reader, applicationId: number, id: number) {
  return read
    .selectFrom("message_attachment as attachment")
    .innerJoin("message", "message.id", "attachment.message_id")
    .innerJoin("file", "file.id", "attachment.file_id")
    .select(["attachment.name", "attachment.text", "message.side"])
    .select(["file.media_type as mediaType", "file.storage_key as storageKey", "file.sha256"])
    .where("attachment.application_id", "=", applicationId)
    .where("attachment.id", "=", id)
    .executeTakeFirst();
}

import type { Writer } from "./database/database.ts";
import { hour } from "./durations.ts";
import type { Files } from "./files.ts";
import { enqueue } from "./tasks/queue.ts";

export interface RecordedFile {
  readonly storageKey: string;
  readonly sha256: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** Names stored bytes in the records; resolves with the file's number. */
export async function recordFile(
  writer: Writer,
  file: RecordedFile,
  ownerId: number | null,
  now: number,
): Promise<number> {
  const { id } = await writer
    .insertInto("file")
    .values({
      storage_key: file.storageKey,
      name: file.name,
      media_type: file.mediaType,
      bytes: file.bytes,
      sha256: file.sha256,
      owner_id: ownerId,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const removeFile = "remove-file";

/** Takes a file out of the records. Its bytes go an hour later: a backup that has begun still needs them. */
export async function forgetFile(
  writer: Writer,
  file: { readonly id: number; readonly storageKey: string },
  now: number,
): Promise<void> {
  await writer.deleteFrom("file").where("id", "=", file.id).execute();
  const payload = { storageKey: file.storageKey };
  const key = `${removeFile}:${file.storageKey}`;
  await enqueue(writer, { name: removeFile, key, payload, runAt: now + hour }, now);
}

export function removeFileTask(files: Files) {
  return (payload: unknown) => files.remove((payload as { storageKey: string }).storageKey);
}

import { z } from "zod";
import type { Writer } from "./database/database.ts";
import { hour } from "./durations.ts";
import type { Files } from "./files.ts";
import { enqueue } from "./tasks/queue.ts";
import { defineTask, requestOf } from "./tasks/task.ts";

export interface RecordedFile {
  readonly storageKey: string;
  readonly sha256: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** Stores bytes, and keeps them if `record` succeeds. */
export async function storeWith<T>(
  files: Files,
  bytes: Uint8Array,
  record: (stored: Awaited<ReturnType<Files["put"]>>) => Promise<T>,
): Promise<T> {
  const stored = await files.put(bytes);
  try {
    return await record(stored);
  } catch (error) {
    await files.remove(stored.storageKey);
    throw error;
  }
}

/** Adds a stored file to the records; resolves with its id. */
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

export const removeFile = defineTask({
  name: "remove-file",
  schema: z.object({ storageKey: z.string() }),
  run: ({ files }: { readonly files: Files }, { storageKey }) => files.remove(storageKey),
});

/** Removes a file from the records. Its bytes are deleted an hour later, because a running backup still needs them. */
export async function forgetFile(
  writer: Writer,
  { id, storageKey }: { readonly id: number; readonly storageKey: string },
  now: number,
): Promise<void> {
  await writer.deleteFrom("file").where("id", "=", id).execute();
  const request = requestOf(removeFile, { key: storageKey, payload: { storageKey }, runAt: now + hour });
  await enqueue(writer, request, now);
}

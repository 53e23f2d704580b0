import { z } from "zod";
import type { Clock } from "./clock.ts";
import type { Database, Writer } from "./database/database.ts";
import { day, hour } from "./durations.ts";
import { type Files, newStorageKey, type Stored } from "./files.ts";
import { Problem } from "./http/problem.ts";
import { enqueue } from "./tasks/queue.ts";
import { defineTask, requestOf } from "./tasks/task.ts";

export interface RecordedFile {
  readonly storageKey: string;
  readonly sha256: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** What it takes to store files for the records. */
export interface FileKeeper {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
}

/** Stores bytes, and keeps them if `record` succeeds. */
export async function storeWith<T>(
  keeper: FileKeeper,
  bytes: Uint8Array,
  record: (stored: Stored) => Promise<T>,
): Promise<T> {
  const stored = await store(keeper, bytes);
  try {
    return await record(stored);
  } catch (error) {
    await discard(keeper, [stored], error);
    throw error;
  }
}

/** Stores bytes for a record that follows. If this process dies before, a task removes them. */
export async function store({ database, clock, files }: FileKeeper, bytes: Uint8Array): Promise<Stored> {
  const storageKey = newStorageKey();
  const now = clock.now();
  const request = requestOf(removeUnrecorded, { key: storageKey, payload: { storageKey }, runAt: now + day });
  await database.write((writer) => enqueue(writer, request, now));
  return files.put(bytes, storageKey);
}

/**
 * Removes files whose records failed. Only a refusal says for sure that nothing was recorded: if the connection was
 * lost, the records may name the files, so the task decides.
 */
export async function discard(
  keeper: Pick<FileKeeper, "files">,
  stored: readonly Stored[],
  error: unknown,
): Promise<void> {
  if (error instanceof Problem) await removeAll(keeper, stored);
}

export async function removeAll(
  { files }: Pick<FileKeeper, "files">,
  stored: readonly Stored[],
): Promise<void> {
  for (const { storageKey } of stored) await files.remove(storageKey);
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
  lane: "files",
  run: ({ files }: { readonly files: Files }, { storageKey }) => files.remove(storageKey),
});

/** Removes a file that no record names. */
export const removeUnrecorded = defineTask({
  name: "remove-unrecorded-file",
  schema: z.object({ storageKey: z.string() }),
  lane: "files",
  async run({ database, files }: Omit<FileKeeper, "clock">, { storageKey }): Promise<void> {
    for (const table of ["file", "upload_part"] as const) {
      const named = database.read
        .selectFrom(table)
        .select("storage_key")
        .where("storage_key", "=", storageKey);
      if (await named.executeTakeFirst()) return;
    }
    await files.remove(storageKey);
  },
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

import { hash, randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Reader, Writer } from "../database/database.ts";
import { hour } from "../durations.ts";
import { type FileKeeper, removeFile, storeWith } from "../file-records.ts";
import type { Files } from "../files.ts";
import { fileName } from "../http/file-name.ts";
import { Problem } from "../http/problem.ts";
import type { Forget } from "../retention/timer.ts";
import { enqueue } from "../tasks/queue.ts";
import { requestOf } from "../tasks/task.ts";

/** A file that arrives in numbered parts: its progress. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  /** How many parts it has. */
  readonly parts: number;
  readonly received: readonly {
    readonly number: number;
    readonly storageKey: string;
    readonly sha256: string;
  }[];
  /** Where its sender puts it in the file store, if no part comes here. */
  readonly arrival: string | undefined;
}

/** Resolves with the key of a new upload, 256 random bits, stored only as a hash. */
export async function startUpload(
  { database, clock, files }: FileKeeper,
  given: { readonly fileName: string; readonly bytes: number; readonly direct?: boolean | undefined },
): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  const row = {
    key_hash: hash("sha256", key, "base64url"),
    name: fileName(given.fileName),
    bytes: given.bytes,
    expires_at: clock.now() + limits.uploadHours * hour,
    direct: given.direct && files.arrivals ? 1 : 0,
  };
  await database.write((writer) => writer.insertInto("upload").values(row).execute());
  return key;
}

/** Throws `not-found` if the key is wrong or its upload has expired or was used. */
export async function uploadOf(read: Reader, key: string, now: number): Promise<Upload> {
  const upload = await read
    .selectFrom("upload")
    .select(["id", "name", "bytes", "direct", "key_hash"])
    .where("key_hash", "=", hash("sha256", key, "base64url"))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!upload) throw new Problem("not-found");
  const { id, name, bytes } = upload;
  const parts = Math.ceil(bytes / limits.uploadPartBytes);
  return { id, name, bytes, parts, received: await partsOf(read, id), arrival: arrivalOf(upload) };
}

/** A part that was sent before is replaced. */
export async function keepPart(
  keeper: FileKeeper,
  upload: Upload,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  const last = upload.parts;
  const due = number === last ? upload.bytes - (last - 1) * limits.uploadPartBytes : limits.uploadPartBytes;
  const isOne = Number.isInteger(number) && number >= 1 && number <= last;
  if (!isOne || bytes.length !== due) throw new Problem("wrong-part");
  await storeWith(keeper, bytes, ({ storageKey, sha256 }) =>
    keeper.database.write(async (writer) => {
      await holdUpload(keeper, writer, upload);
      const values = { storage_key: storageKey, bytes: bytes.length, sha256 };
      const before = (await partsOf(writer, upload.id)).find((part) => part.number === number);
      await writer
        .insertInto("upload_part")
        .values({ upload_id: upload.id, number, ...values })
        .onConflict((conflict) => conflict.columns(["upload_id", "number"]).doUpdateSet(values))
        .execute();
      if (before) await drop(writer, before.storageKey, keeper.clock.now());
    }),
  );
}

/** Its parts take turns. While one arrived, the upload may have been used, or may have expired. */
async function holdUpload(
  { database }: Pick<FileKeeper, "database">,
  writer: Writer,
  { id }: Pick<Upload, "id">,
): Promise<void> {
  await database.dialect.hold(writer, "upload", id);
  const still = await writer.selectFrom("upload").select("id").where("id", "=", id).executeTakeFirst();
  if (!still) throw new Problem("not-found");
}

/** The whole file. Throws `parts-missing`. */
export async function joined({ files }: Pick<FileKeeper, "files">, upload: Upload): Promise<Buffer> {
  if (upload.arrival !== undefined) return arrived(files, upload.arrival, upload.bytes);
  if (upload.received.length < upload.parts) throw new Problem("parts-missing");
  const parts: Buffer[] = [];
  for (const { storageKey, sha256 } of upload.received) parts.push(await files.get(storageKey, sha256));
  return Buffer.concat(parts);
}

async function arrived({ arrivals }: Files, arrival: string, bytes: number): Promise<Buffer> {
  const file = await arrivals?.read(arrival, bytes);
  if (file?.length !== bytes) throw new Problem("parts-missing");
  return file;
}

/** A command that uses an upload removes it in the same transaction, so that it is used once. */
export async function forgetUpload(writer: Writer, id: number, now: number): Promise<void> {
  // Locks it, so that no part arrives between its parts' removal and its own.
  const gone = await writer
    .updateTable("upload")
    .set({ expires_at: now })
    .where("id", "=", id)
    .returning(["direct", "key_hash"])
    .executeTakeFirst();
  if (!gone) throw new Problem("not-found");
  for (const { storageKey } of await partsOf(writer, id)) await drop(writer, storageKey, now);
  await writer.deleteFrom("upload_part").where("upload_id", "=", id).execute();
  await writer.deleteFrom("upload").where("id", "=", id).execute();
  const arrival = arrivalOf(gone);
  if (arrival !== undefined) await drop(writer, arrival, now);
}

export const forgetUploads: Forget = async (writer, now, most) => {
  const expired = await writer
    .selectFrom("upload")
    .select("id")
    .where("expires_at", "<=", now)
    .limit(most)
    .execute();
  for (const { id } of expired) await forgetUpload(writer, id, now);
  return expired.length;
};

/** The name holds the key's hash, so nobody can derive the key from it. */
function arrivalOf(upload: { readonly direct: number; readonly key_hash: string }): string | undefined {
  return upload.direct === 1 ? `arrived-${upload.key_hash}` : undefined;
}

async function partsOf(read: Reader, uploadId: number) {
  return read
    .selectFrom("upload_part")
    .select(["number", "storage_key as storageKey", "sha256"])
    .where("upload_id", "=", uploadId)
    .orderBy("number")
    .execute();
}

async function drop(writer: Writer, storageKey: string, now: number): Promise<void> {
  await enqueue(writer, requestOf(removeFile, { key: storageKey, payload: { storageKey }, runAt: now }), now);
}

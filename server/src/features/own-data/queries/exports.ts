import type { Reader } from "../../../platform/database/database.ts";

export type ExportRow = NonNullable<Awaited<ReturnType<typeof latestExport>>>;

/** An account's latest export, made or being made. */
export async function latestExport(read: Reader, { accountId }: { readonly accountId: number }) {
  return exports(read)
    .where("data_export.account_id", "=", accountId)
    .orderBy("data_export.id", "desc")
    .executeTakeFirst();
}

/** Where the latest export's file is; undefined while it is being made. */
export async function readyExport(read: Reader, owner: { readonly accountId: number }) {
  const row = await latestExport(read, owner);
  if (!row || row.storage_key === null || row.sha256 === null) return undefined;
  return { storage_key: row.storage_key, sha256: row.sha256 };
}

export async function exportById(read: Reader, id: number) {
  return exports(read).where("data_export.id", "=", id).executeTakeFirst();
}

function exports(read: Reader) {
  return read
    .selectFrom("data_export")
    .leftJoin("file", "file.id", "data_export.file_id")
    .selectAll("data_export")
    .select(["file.storage_key", "file.sha256", "file.bytes"]);
}

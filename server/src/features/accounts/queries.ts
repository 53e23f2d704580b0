import type { Reader } from "../../platform/database/database.ts";

/** Where a person's picture is stored, by the key of its address. */
export async function pictureByKey(read: Reader, key: string) {
  return read
    .selectFrom("account")
    .innerJoin("file", "file.id", "account.picture_file_id")
    .select(["file.storage_key as storageKey", "file.sha256"])
    .where("account.picture_key", "=", key)
    .executeTakeFirst();
}

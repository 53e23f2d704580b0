import type { Writer } from "../../../../platform/database/database.ts";
import { forgetFile } from "../../../../platform/file-records.ts";
import { type FilesOfApplications, forgetAbout } from "./applications.ts";
import type { Erasing } from "./erasing.ts";

/** The row stays, because others refer to it by number. Nobody can sign in to it: its address isn't one. */
export const emptyAccount: Erasing = async (writer, { accountId }) => {
  const { numUpdatedRows } = await writer
    .updateTable("account")
    .set({
      email: `deleted account ${accountId}`,
      unproved_email: null,
      email_proved_at: null,
      display_name: null,
      first_name: null,
      last_name: null,
      password_hash: null,
      phone: null,
      postal_code: null,
      administrator: 0,
      time_zone: null,
      locale: null,
      time_zone_chosen: 0,
    })
    .where("id", "=", accountId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** A draft's file has no owner: it is deleted with its resume. */
export const forgetResumes: Erasing = async (writer, { accountId }) => {
  const own = writer.selectFrom("resume").select("file_id").where("account_id", "=", accountId);
  await writer
    .updateTable("file")
    .set({ owner_id: accountId })
    .where("owner_id", "is", null)
    .where("id", "in", own)
    .execute();
  const { numDeletedRows } = await writer
    .deleteFrom("resume")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/**
 * Deletes files that belong to the person's applications and to no account: both sides' message attachments, and files
 * that answer questions. They are deleted with the person's own.
 */
export function forgetFilesOf(table: FilesOfApplications): Erasing {
  return async (writer, { accountId }) => {
    const own = writer.selectFrom("application").select("id").where("account_id", "=", accountId);
    const attached = writer
      .selectFrom(table)
      .select("file_id")
      .where("file_id", "is not", null)
      .where("application_id", "in", own);
    await writer.updateTable("file").set({ owner_id: accountId }).where("id", "in", attached).execute();
    return forgetAbout(writer, table, own);
  };
}

/** A resume that was moved to another account with its application is that account's too, and so is its file. */
export const forgetFiles: Erasing = async (writer, { accountId }, now) => {
  await writer
    .updateTable("account")
    .set({ picture_file_id: null, picture_key: null })
    .where("id", "=", accountId)
    .execute();
  const files = await writer.selectFrom("file").select("id").where("owner_id", "=", accountId).execute();
  return forgetFilesIfUnused(
    writer,
    files.map(({ id }) => id),
    now,
  );
};

/** Deletes files; those still in use lose their owner instead. Resolves with how many it deleted. */
export async function forgetFilesIfUnused(
  writer: Writer,
  ids: readonly number[],
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  const files = await writer
    .selectFrom("file")
    .select(["id", "storage_key as storageKey"])
    .where("id", "in", ids)
    .execute();
  let count = 0;
  for (const file of files) {
    if (await isUsed(writer, file.id)) await disown(writer, file.id);
    else {
      await forgetFile(writer, file, now);
      count += 1;
    }
  }
  return count;
}

async function isUsed(writer: Writer, id: number): Promise<boolean> {
  const users = await Promise.all([
    writer.selectFrom("resume").select("id").where("file_id", "=", id).executeTakeFirst(),
    writer.selectFrom("answer_file").select("id").where("file_id", "=", id).executeTakeFirst(),
    writer.selectFrom("message_attachment").select("id").where("file_id", "=", id).executeTakeFirst(),
    writer.selectFrom("pro").select("id").where("picture_file_id", "=", id).executeTakeFirst(),
    writer.selectFrom("organization").select("id").where("logo_file_id", "=", id).executeTakeFirst(),
  ]);
  return users.some((user) => user !== undefined);
}

async function disown(writer: Writer, id: number): Promise<void> {
  await writer.updateTable("file").set({ owner_id: null }).where("id", "=", id).execute();
}

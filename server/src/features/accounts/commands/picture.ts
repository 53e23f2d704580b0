import { randomBytes } from "node:crypto";
import type { Writer } from "../../../platform/database/database.ts";
import { type FileKeeper, forgetFile, recordFile, storeWith } from "../../../platform/file-records.ts";
import type { UploadedFile } from "../../../platform/http/bodies/uploads.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { PictureReader } from "../../../platform/pictures/reader.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

export interface PictureParts extends FileKeeper {
  readonly pictures: PictureReader;
}

/** Stores a portrait cut from the picture; the picture itself, with its metadata, isn't stored. */
export async function keepPicture(
  parts: PictureParts,
  { accountId }: SessionScope,
  { bytes, sender }: UploadedFile,
): Promise<void> {
  const portrait = await parts.pictures.portrait(bytes, sender);
  if (!portrait) throw new Problem("picture-unreadable");
  const file = { name: "picture.webp", mediaType: "image/webp", bytes: portrait.length };
  const { database, clock } = parts;
  await storeWith(parts, portrait, (stored) =>
    database.write(async (writer) => {
      await database.dialect.hold(writer, "account", accountId);
      const id = await recordFile(writer, { ...stored, ...file }, accountId, clock.now());
      const key = randomBytes(16).toString("base64url");
      await replace(writer, accountId, { picture_file_id: id, picture_key: key }, clock.now());
    }),
  );
}

export async function removePicture(
  { database, clock }: FileKeeper,
  { accountId }: SessionScope,
): Promise<void> {
  await database.write((writer) =>
    replace(writer, accountId, { picture_file_id: null, picture_key: null }, clock.now()),
  );
}

/** The address changes with the picture, so the old address finds nothing. */
async function replace(
  writer: Writer,
  accountId: number,
  columns: { readonly picture_file_id: number | null; readonly picture_key: string | null },
  now: number,
): Promise<void> {
  const before = await writer
    .selectFrom("account")
    .innerJoin("file", "file.id", "account.picture_file_id")
    .select(["file.id", "file.storage_key as storageKey"])
    .where("account.id", "=", accountId)
    .executeTakeFirst();
  await writer.updateTable("account").set(columns).where("id", "=", accountId).execute();
  if (before) await forgetFile(writer, before, now);
}

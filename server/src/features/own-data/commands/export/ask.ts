import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../../platform/database/database.ts";
import { day, hour } from "../../../../platform/durations.ts";
import { actorOf } from "../../../../platform/events/log.ts";
import { forgetFile, recordFile, store } from "../../../../platform/file-records.ts";
import type { Forget } from "../../../../platform/retention/timer.ts";
import type { SessionScope } from "../../../session/gate/scopes.ts";
import type { ExportEvent } from "../../events.ts";
import { exportById, latestExport } from "../../queries/exports.ts";
import { steps } from "../../queries/portions.ts";
import type { OwnDataParts } from "../parts.ts";
import { type ArchiveParts, archiveOf } from "./archive.ts";

/** An export that wasn't finished by then was lost. */
const patience = hour;

/** M-26. An export that is being made continues; a finished one is replaced. */
export async function askExport(parts: OwnDataParts, scope: SessionScope): Promise<void> {
  const { database, clock, events } = parts;
  const { accountId } = scope;
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "account", accountId);
    const now = clock.now();
    const latest = await latestExport(writer, scope);
    if (latest && latest.ready_at === null && latest.asked_at > now - patience) return;
    await forget(writer, now, { accountId });
    const { id } = await writer
      .insertInto("data_export")
      .values({
        account_id: accountId,
        asked_at: now,
        steps,
        steps_done: 0,
        file_id: null,
        ready_at: null,
        expires_at: now + limits.exportDays * day,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await events.append(writer, {
      name: "export-asked",
      subject: "account",
      subjectId: accountId,
      ...actorOf(scope),
      payload: { exportId: id },
    } satisfies ExportEvent);
  });
}

/** Makes the file; does nothing in a second run, or for an export that was replaced. */
export async function makeExport(parts: OwnDataParts & ArchiveParts, exportId: number): Promise<void> {
  const { database, clock, events } = parts;
  const row = await exportById(database.read, exportId);
  if (!row || row.ready_at !== null) return;
  let done = 0;
  const bytes = await archiveOf(parts, row.account_id, async () => {
    done += 1;
    await database.write((writer) =>
      writer.updateTable("data_export").set({ steps_done: done }).where("id", "=", exportId).execute(),
    );
  });
  const stored = await store(parts, bytes);
  await database.write(async (writer) => {
    const now = clock.now();
    const file = { ...stored, name: "candor-data.zip", mediaType: "application/zip", bytes: bytes.length };
    const file_id = await recordFile(writer, file, row.account_id, now);
    await writer
      .updateTable("data_export")
      .set({ file_id, ready_at: now, steps_done: steps, expires_at: now + limits.exportDays * day })
      .where("id", "=", exportId)
      .execute();
    await events.append(writer, {
      name: "export-ready",
      subject: "account",
      subjectId: row.account_id,
      payload: { exportId },
    } satisfies ExportEvent);
  });
}

export const forgetExports: Forget = (writer, now, most) => forget(writer, now, { expiredBy: now, most });

async function forget(
  writer: Writer,
  now: number,
  which: { readonly accountId: number } | { readonly expiredBy: number; readonly most: number },
): Promise<number> {
  let query = writer
    .selectFrom("data_export")
    .leftJoin("file", "file.id", "data_export.file_id")
    .select(["data_export.id", "file.id as fileId", "file.storage_key as storageKey"]);
  if ("accountId" in which) query = query.where("data_export.account_id", "=", which.accountId);
  else query = query.where("data_export.expires_at", "<=", which.expiredBy).limit(which.most);
  const gone = await query.execute();
  for (const { id, fileId, storageKey } of gone) {
    await writer.deleteFrom("data_export").where("id", "=", id).execute();
    if (fileId !== null && storageKey !== null) await forgetFile(writer, { id: fileId, storageKey }, now);
  }
  return gone.length;
}

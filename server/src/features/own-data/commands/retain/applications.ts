import { applicationDays } from "@candor/contract/retention/laws";
import { sql } from "kysely";
import type { Reader, Writer } from "../../../../platform/database/database.ts";
import { day } from "../../../../platform/durations.ts";
import { fromJson } from "../../../../platform/json-text.ts";
import type { Forget } from "../../../../platform/retention/timer.ts";
import { pending } from "../../../applications/rules/transitions.ts";
import { forgetFilesIfUnused } from "../erase/account.ts";
import { aboutApplications, filesOfApplications, forgetAbout, nobody } from "../erase/applications.ts";

/** Sets when applications that have ended since are forgotten. */
export const dateApplications: Forget = async (writer, _now, most) => {
  const ended = await applications(writer)
    .where("application.forgotten_at", "is", null)
    .where("application.forget_at", "is", null)
    .where("application.status", "not in", pending)
    .limit(most)
    .execute();
  for (const row of ended) await date(writer, row.id, dueAt(row));
  return ended.length;
};

/**
 * Forgets what was sent, said and noted about applications whose time is over, as deleting the account would. The
 * posting, the dates, the status and the events stay: an organization's figures are read from them.
 */
export const forgetApplications: Forget = async (writer, now, most) => {
  const due = await applications(writer)
    .where("application.forgotten_at", "is", null)
    .where("application.forget_at", "<=", now)
    .where("application.status", "not in", pending)
    .where((e) => e.not(e.exists(e.selectFrom("legal_hold").select("id").where(isHeld))))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("kept_on_file")
            .select("kept_on_file.application_id")
            .whereRef("kept_on_file.application_id", "=", "application.id")
            .where("kept_on_file.ends_at", ">", now),
        ),
      ),
    )
    .orderBy("application.forget_at")
    .limit(most)
    .execute();
  const over = due.filter((row) => dueAt(row) <= now);
  // Something has happened to the others since they were dated.
  for (const row of due) if (dueAt(row) > now) await date(writer, row.id, dueAt(row));
  await forgetAll(
    writer,
    over.map(({ id }) => id),
    now,
  );
  return due.length;
};

async function forgetAll(writer: Writer, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const attached = [];
  for (const table of filesOfApplications)
    attached.push(
      ...(await writer
        .selectFrom(table)
        .select("file_id")
        .where("application_id", "in", ids)
        .where("file_id", "is not", null)
        .execute()),
    );
  for (const table of aboutApplications) await forgetAbout(writer, table, ids);
  await writer.deleteFrom("look").where("application_id", "in", ids).execute();
  await forgetFilesIfUnused(
    writer,
    attached.map(({ file_id }) => file_id as number),
    now,
  );
  await writer
    .updateTable("application")
    .set({ ...nobody, forgotten_at: now })
    .where("id", "in", ids)
    .execute();
}

/** Whether the application itself, or all of its organization's, is on hold. */
const isHeld = sql<boolean>`legal_hold.ended_at is null and
  (legal_hold.application_id = application.id or legal_hold.organization_id = application.organization_id)`;

function applications(read: Reader | Writer) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.modified_at", "posting.places_json", "posting.remote_kind"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof applications>["execute"]>>[number];

function dueAt({ modified_at, places_json, remote_kind }: Row): number {
  const places = fromJson(places_json);
  return modified_at + applicationDays(places, { remote: remote_kind === "remote" }) * day;
}

async function date(writer: Writer, id: number, forget_at: number): Promise<void> {
  await writer.updateTable("application").set({ forget_at }).where("id", "=", id).execute();
}

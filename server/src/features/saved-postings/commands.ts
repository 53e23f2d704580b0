import type { JobDocument } from "@candor/contract/jobs/shapes";
import { limits } from "@candor/contract/limits";
import { defaultLocale } from "@candor/contract/messages/locales";
import type { keepPostings } from "@candor/contract/saved-postings/routes";
import type { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Database, Writer } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { idOf } from "../../platform/ids.ts";
import { inLocale } from "../../platform/locale.ts";
import { enqueue } from "../../platform/tasks/queue.ts";
import { firstDue } from "../alerts/rules/schedule.ts";
import { listedPostings } from "../jobs/queries.ts";
import { listedDocument } from "../jobs/views/document.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { closingReader } from "./queries.ts";
import { type Said, saidOf } from "./rules.ts";

export interface SavedPostingsParts {
  readonly database: Database;
  readonly clock: Clock;
}

type PostingToSave = z.infer<typeof keepPostings.body>["postings"][number];

/** Saves the postings that exist: all of them or, past the limit, none. */
export async function save(
  { database, clock }: SavedPostingsParts,
  { accountId }: SessionScope,
  postings: readonly PostingToSave[],
): Promise<void> {
  const now = clock.now();
  const wanted = new Map(
    postings.flatMap(({ id, savedAt }) => {
      const number = idOf(id);
      // A browser's clock may be fast.
      const at = savedAt === undefined ? now : Math.min(Date.parse(savedAt), now);
      return number === undefined ? [] : [[number, at] as const];
    }),
  );
  const known = wanted.size === 0 ? [] : await listedPostings(database.read, [...wanted.keys()]);
  if (known.length === 0) return;
  const rows = known.map((posting) => ({
    account_id: accountId,
    posting_id: posting.id,
    saved_at: wanted.get(posting.id) ?? now,
    said_json: JSON.stringify(saidNow(listedDocument(posting))),
  }));
  await database.write(async (writer) => {
    // Saves of one account take turns, because their number is limited.
    await database.dialect.hold(writer, "account", accountId);
    await writer
      .insertInto("saved_posting")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["account_id", "posting_id"]).doNothing())
      .execute();
    if ((await countOf(writer, accountId)) > limits.savedPostings) throw new Problem("too-many-saved");
  });
}

export async function forget(
  { database }: SavedPostingsParts,
  { accountId }: SessionScope,
  postingId: number,
): Promise<void> {
  await database.write((writer) =>
    writer
      .deleteFrom("saved_posting")
      .where("account_id", "=", accountId)
      .where("posting_id", "=", postingId)
      .execute(),
  );
}

/** The name of the task. It is requested by name, because the task imports this planning code. */
export const mailClosingName = "mail-closing-postings";

/** The hour of the person's day. */
const morning = 8;

interface Planned {
  readonly accountId: number;
  readonly timeZone: string | null;
  /** Postings that close before this have been mailed. In milliseconds since 1970. */
  readonly after: number;
}

/** Whether somebody gets a mail before a saved posting closes. */
export async function remindBeforeClosing(
  { database, clock }: SavedPostingsParts,
  { accountId }: SessionScope,
  wanted: boolean,
): Promise<void> {
  await database.write(async (writer) => {
    if (!wanted) {
      await writer.deleteFrom("closing_reader").where("account_id", "=", accountId).execute();
      return;
    }
    await writer
      .insertInto("closing_reader")
      .values({ account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const reader = await closingReader(writer, accountId);
    if (reader) await planClosing(writer, { accountId, timeZone: reader.time_zone, after: 0 }, clock.now());
  });
}

/** Requests the mail for the next morning. If one is already planned, it stays the only one. */
export async function planClosing(
  writer: Writer,
  { accountId, timeZone, after }: Planned,
  now: number,
): Promise<void> {
  const runAt = firstDue({ frequency: "daily", hour: morning, timeZone }, now);
  const key = `${mailClosingName}:${accountId}:${runAt}`;
  await enqueue(writer, { name: mailClosingName, key, payload: { accountId, after }, runAt }, now);
}

async function countOf(writer: Writer, accountId: number): Promise<number> {
  return countRows(writer.selectFrom("saved_posting").where("account_id", "=", accountId));
}

/** What a posting says, in words that are compared with later ones: always in the same language. */
export function saidNow(posting: JobDocument): Said {
  return inLocale(defaultLocale, () => saidOf(posting));
}

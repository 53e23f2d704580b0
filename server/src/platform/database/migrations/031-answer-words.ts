import type { Meeting } from "@candor/contract/applications/meetings";
import type { Kysely } from "kysely";
import { jsonText } from "../../json-text.ts";
import type { Tables } from "../tables.ts";

interface Moved {
  readonly reason?: string;
  readonly note?: string;
  readonly meeting?: Meeting;
}

/** The list when this migration was written. Any other reason is in somebody's own words. */
const listedReasons = new Set([
  "otherCandidate",
  "experience",
  "skills",
  "location",
  "pay",
  "workAuthorization",
  "availability",
  "positionFilled",
  "positionWithdrawn",
]);

const page = 500;

/** Moves what earlier versions wrote into the events of answers to rows, which can be deleted. Adapts queued mails. */
export async function moveAnswerWords(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ; ) {
    const events = await db
      .selectFrom("event")
      .select(["sequence", "subject_id", "payload_json"])
      .where("name", "=", "application-moved")
      .where("sequence", ">", after)
      .orderBy("sequence")
      .limit(page)
      .execute();
    for (const event of events) await moveWords(db, event);
    const last = events.at(-1);
    if (!last || events.length < page) return;
    after = last.sequence;
  }
}

async function moveWords(
  db: Kysely<Tables>,
  event: { sequence: number; subject_id: number | null; payload_json: string },
): Promise<void> {
  const { reason, note, meeting, ...rest } = JSON.parse(event.payload_json) as Moved;
  const listed = reason !== undefined && listedReasons.has(reason);
  const words = {
    reason: listed ? null : (reason ?? null),
    note: note ?? null,
    meeting_json: meeting === undefined ? null : jsonText(meeting),
  };
  if (Object.values(words).every((value) => value === null)) return;
  const { id } = await db
    .insertInto("answer_words")
    .values({ application_id: event.subject_id as number, ...words })
    .returning("id")
    .executeTakeFirstOrThrow();
  const payload = { ...rest, ...(listed && { reason }), wordsId: id };
  const { sequence, subject_id: subjectId } = event;
  await db
    .updateTable("event")
    .set({ payload_json: JSON.stringify(payload) })
    .where("sequence", "=", sequence)
    .execute();
  await db
    .updateTable("task")
    .set({ payload_json: JSON.stringify({ ...payload, subjectId, sequence }) })
    .where("key", "in", [`mail-move:${sequence}`, `count-answers:${sequence}`])
    .execute();
}

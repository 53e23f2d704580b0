import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { DraftPlace, Remote } from "../../jobs/rules/posting-draft.ts";
import { type Due, decisionDue } from "../rules/decision-due.ts";

type Row = Awaited<ReturnType<ReturnType<typeof interviewing>["execute"]>>[number];

/** M-03: by when an application's decision is due after an interview; undefined if none is. */
export async function decisionDueOf(read: Reader, id: number, now: number): Promise<Due | undefined> {
  const row = await interviewing(read, now).where("application.id", "=", id).executeTakeFirst();
  return row && dueOf(row);
}

export type OverdueRow = Awaited<ReturnType<typeof overdueDecisions>>[number];

/** M-03: every application whose decision is overdue, longest first. */
export async function overdueDecisions(read: Reader, now: number) {
  const rows = await interviewing(read, now)
    .select(["application.posting_id", "posting.title"])
    .select(["organization.name as organization_name", "organization.slug as organization_slug"])
    .execute();
  return rows
    .flatMap((row) => {
      const due = dueOf(row);
      return due && due.at < now ? [{ ...row, due }] : [];
    })
    .toSorted((a, b) => a.due.at - b.due.at || a.id - b.id);
}

/**
 * The last move is the one to the interview stage, because that is where they are. A side that says that the other
 * didn't come says that there was no interview.
 */
const invitedAt = sql<number>`(select max(event.occurred_at) from event
  where event.subject = 'application' and event.subject_id = application.id and event.name = 'application-moved')`;

const metBefore = (now: number) => sql<number | null>`(select max(meeting.starts_at) from meeting
  where meeting.application_id = application.id and meeting.canceled_at is null
    and meeting.starts_at <= ${now} and meeting.starts_at >= ${invitedAt}
    and not exists (select 1 from meeting_absence where meeting_absence.meeting_id = meeting.id))`;

const onRecord = sql<boolean | number>`(exists (select 1 from answer_words
    where answer_words.application_id = application.id and answer_words.meeting_json is not null)
  or exists (select 1 from invitation_reply
    where invitation_reply.application_id = application.id and invitation_reply.reply = 'declined'))`;

/** Applications at the interview stage. */
function interviewing(read: Reader, now: number) {
  return read
    .selectFrom("application")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "organization.decision_days"])
    .select(["posting.places_json", "posting.remote_kind", "posting.remote_json"])
    .select([invitedAt.as("invited_at"), metBefore(now).as("met_at"), onRecord.as("on_record")])
    .where("application.status", "=", "interview")
    .where("application.forgotten_at", "is", null);
}

function dueOf(row: Row): Due | undefined {
  return decisionDue({
    invitedAt: row.invited_at,
    metAt: row.met_at,
    isOnRecord: Boolean(row.on_record),
    promisedDays: row.decision_days,
    posting: {
      places: JSON.parse(row.places_json) as DraftPlace[],
      remoteKind: row.remote_kind,
      within: (JSON.parse(row.remote_json) as Remote).within ?? [],
    },
  });
}

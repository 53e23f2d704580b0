import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { fromJson } from "../../../platform/json-text.ts";
import { isShown, isShownTo } from "../../blocks/queries/hidden.ts";
import { proRoles } from "../../organizations/queries/members.ts";
import type { SignedIn } from "../../session/gate/scopes.ts";
import { type Due, decisionDue } from "../rules/decision-due.ts";
import { lawCountries } from "../rules/decision-laws.ts";

type Owner = Pick<SignedIn, "accountId">;
type Row = Awaited<ReturnType<ReturnType<typeof interviewing>["execute"]>>[number];

/** M-03: by when an application's decision is due after an interview; undefined if none is. */
export async function decisionDueOf(read: Reader, id: number, now: number): Promise<Due | undefined> {
  const row = await interviewing(read, now).where("application.id", "=", id).executeTakeFirst();
  return row && dueOf(row);
}

/** More wouldn't fit into one statement; the latest are left out. */
const mostOwed = 5000;

/** M-03: the decisions that organizations owe after interviews, by application. */
export async function decisionsOwed(
  read: Reader,
  organizationIds: readonly number[],
  now: number,
): Promise<DecisionsOwed> {
  const rows = await interviewing(read, now)
    .where("application.organization_id", "in", organizationIds)
    .execute();
  const owed = earliestFirst(rows).slice(0, mostOwed);
  return new Map(owed.map(({ id, due }) => [id, due]));
}

/** By an application's number, earliest first. */
export type DecisionsOwed = ReadonlyMap<number, Due>;

/** M-03: the decisions that somebody waits for as an applicant, with whom they wait for. */
export async function decisionsOwedTo(read: Reader, { accountId }: Owner, now: number) {
  const rows = await named(read, now).where("application.account_id", "=", accountId).execute();
  return earliestFirst(rows);
}

/** M-03: the decisions that somebody owes as a Pro of organizations. */
export async function decisionsOwedByPro(read: Reader, { accountId }: Owner, now: number) {
  const rows = await named(read, now)
    .where((e) =>
      e(
        "application.organization_id",
        "in",
        e
          .selectFrom("membership")
          .select("membership.organization_id")
          .where("membership.account_id", "=", accountId)
          .where("membership.role", "in", proRoles),
      ),
    )
    .where(isShownTo({ accountId }))
    .execute();
  return earliestFirst(rows);
}

/** M-03: the decisions that an organization owes about applications it may see. */
export async function decisionsOwedByOrganization(read: Reader, organizationId: number, now: number) {
  const rows = await named(read, now)
    .select(["application.account_id", "application.first_name", "application.last_name"])
    .select("application.blind_until")
    .where("application.organization_id", "=", organizationId)
    .where(isShown)
    .execute();
  return earliestFirst(rows);
}

export type OverdueRow = Awaited<ReturnType<typeof overdueDecisions>>[number];

/** M-03: every application whose decision is overdue, longest first. */
export async function overdueDecisions(read: Reader, now: number) {
  const rows = await named(read, now).select("organization.slug as organization_slug").execute();
  return earliestFirst(rows).filter(({ due }) => due.at < now);
}

function earliestFirst<Each extends Row>(rows: readonly Each[]): (Each & { readonly due: Due })[] {
  return rows
    .flatMap((row) => {
      const due = dueOf(row);
      return due ? [{ ...row, due }] : [];
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

/** Few postings are in a country with such a law, and few organizations promise: for all others, no event is read. */
const mayBeDue = sql<boolean>`(organization.decision_days is not null
  or ${sql.join(
    lawCountries.flatMap((country) => [
      sql`posting.places_json like ${`%"country":"${country}"%`}`,
      sql`posting.remote_json like ${`%"${country}%`}`,
    ]),
    sql` or `,
  )})`;

/** Applications at the interview stage for which a decision may be due. */
function interviewing(read: Reader, now: number) {
  return read
    .selectFrom("application")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "organization.decision_days"])
    .select(["posting.places_json", "posting.remote_kind", "posting.remote_json"])
    .select([invitedAt.as("invited_at"), metBefore(now).as("met_at"), onRecord.as("on_record")])
    .where("application.status", "=", "interview")
    .where("application.forgotten_at", "is", null)
    .where(mayBeDue);
}

function named(read: Reader, now: number) {
  return interviewing(read, now)
    .select(["application.posting_id", "posting.title"])
    .select("organization.name as organization_name");
}

function dueOf(row: Row): Due | undefined {
  return decisionDue({
    invitedAt: row.invited_at,
    metAt: row.met_at,
    isOnRecord: Boolean(row.on_record),
    promisedDays: row.decision_days,
    posting: {
      places: fromJson(row.places_json),
      remoteKind: row.remote_kind,
      within: fromJson(row.remote_json).within ?? [],
    },
  });
}

import type { ApplicationList } from "@candor/contract/values";
import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { isHiddenApplication, isShown } from "../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { pending } from "../rules/transitions.ts";
import { detailsById } from "./applications.ts";

export type OrganizationApplicationRow = Awaited<ReturnType<typeof applicationsTo>>[number];
export type Place = NonNullable<Awaited<ReturnType<typeof placeIn>>>;

/** Characters of a pitch that a list shows the beginning of. */
const pitchCharacters = 300;
/** Characters of a resume in which the latest job is looked for. */
const resumeCharacters = 6000;

interface Page {
  readonly from: number;
  readonly size: number;
}

/** The applications to a posting: the oldest promise first, then pending ones without a date, then the rest. */
export async function applicationsTo(read: Reader, scope: MemberScope, postingId: number, page: Page) {
  return listed(read, scope, page).where("application.posting_id", "=", postingId).execute();
}

/** The applications to all of the Pro's postings that wait for an answer, the oldest promise first. */
export async function answersDue(read: Reader, scope: MemberScope, page: Page) {
  return listed(read, scope, page).where("application.status", "in", pending).execute();
}

function listed(read: Reader, { organizationIds }: MemberScope, { from, size }: Page) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .leftJoin("resume", "resume.id", "application.resume_id")
    .select(["application.id", "application.posting_id", "application.status", "application.answer_by"])
    .select(["application.answered_at", "application.created_at", "application.modified_at"])
    .select(["application.first_name", "application.last_name", "posting.title"])
    .select(["application.account_id", "application.organization_id"])
    .select(sql<string>`substr(application.elevator_pitch, 1, ${pitchCharacters})`.as("pitch"))
    .select(sql<string | null>`substr(resume.text, 1, ${resumeCharacters})`.as("resume_text"))
    .where("application.organization_id", "in", organizationIds)
    .where(isShown)
    .orderBy(oldestPromiseFirst())
    .offset(from)
    .limit(size);
}

/** The order of every list. The application `current` keeps its place after it was answered. */
function oldestPromiseFirst(current = -1) {
  const isPending = sql`application.status in (${sql.join(pending)}) or application.id = ${current}`;
  return sql`case when ${isPending} then 0 else 1 end, case when application.answer_by is null then 1 else 0 end,
    application.answer_by, application.created_at, application.id`;
}

/** Where an application is in a list, and what comes before and after it there. */
export async function placeIn(
  read: Reader,
  { organizationIds, accountId }: MemberScope,
  list: ApplicationList,
  { id, posting_id }: { readonly id: number; readonly posting_id: number },
) {
  const window = sql`over (order by ${oldestPromiseFirst(id)})`;
  const all = read
    .selectFrom("application")
    .select("application.id")
    .select([
      sql<number>`row_number() ${window}`.as("position"),
      sql<number | null>`lag(application.id) ${window}`.as("previous"),
      sql<number | null>`lead(application.id) ${window}`.as("next"),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("organization_id", "in", organizationIds)
    .where(isShown)
    .$if(list === "job", (query) => query.where("posting_id", "=", posting_id))
    .$if(list === "due", (query) => query.where((e) => e.or([e("status", "in", pending), e("id", "=", id)])));
  return read
    .with("listed", () => all)
    .selectFrom("listed")
    .selectAll("listed")
    .select((e) => [
      // After the last one, the first that has been passed over.
      e
        .selectFrom("listed as open")
        .innerJoin("application", "application.id", "open.id")
        .leftJoin("decision", (join) =>
          join
            .onRef("decision.application_id", "=", "open.id")
            .on("decision.state", "in", ["marked", "waiting"])
            .on((on) =>
              on.or([on("decision.account_id", "=", accountId), on("decision.state", "=", "waiting")]),
            ),
        )
        .select("open.id")
        .where("decision.id", "is", null)
        .where("application.status", "in", pending)
        .whereRef("open.id", "!=", "listed.id")
        .orderBy(sql`case when open.position > listed.position then 0 else 1 end, open.position`)
        .limit(1)
        .as("next_open"),
    ])
    .where("listed.id", "=", id)
    .executeTakeFirst();
}

export async function countApplicationsTo(
  read: Reader,
  scope: MemberScope,
  postingId: number,
): Promise<number> {
  const { count } = await read
    .selectFrom("application")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("organization_id", "in", scope.organizationIds)
    .where("posting_id", "=", postingId)
    .where(isShown)
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined unless it was sent to one of this Pro's organizations, which may see it. */
export async function detailsForOrganization(read: Reader, { organizationIds }: MemberScope, id: number) {
  const row = await detailsById(read, id);
  if (!row || !organizationIds.includes(row.organization_id)) return undefined;
  return (await isHiddenApplication(read, id)) ? undefined : row;
}

export type DueRow = Awaited<ReturnType<typeof dueBy>>[number];

/** Pending applications of an organization with an answer due by `through`, earliest first. */
export async function dueBy(read: Reader, organizationId: number, through: number) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id"])
    .select(["application.first_name", "application.last_name", "application.answer_by", "posting.title"])
    .select("application.created_at")
    .where("application.organization_id", "=", organizationId)
    .where("application.status", "in", pending)
    .where("application.answer_by", "<=", through)
    .where(isShown)
    .orderBy("application.answer_by")
    .orderBy("application.id")
    .execute();
}

/** Which of these applications already have an event of this name. */
export async function alreadyTold(read: Reader, name: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom("event")
    .select("subject_id")
    .where("subject", "=", "application")
    .where("subject_id", "in", ids)
    .where("name", "=", name)
    .execute();
  return new Set(rows.map(({ subject_id }) => subject_id as number));
}

/** The applications that nobody has answered yet. */
export async function waitingAt(read: Reader, organizationId: number) {
  return read
    .selectFrom("application")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("status", "in", pending)
    .orderBy("id")
    .execute();
}

/** Pending applications of an organization without an answer date; at most `most`. */
export async function withoutPromise(read: Reader, organizationId: number, most: number) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id", "posting.title"])
    .innerJoin("account", "account.id", "application.account_id")
    .select(["posting.answer_business_days", "account.time_zone"])
    .where("application.organization_id", "=", organizationId)
    .where("application.status", "in", pending)
    .where("application.answer_by", "is", null)
    .orderBy("application.id")
    .limit(most)
    .execute();
}

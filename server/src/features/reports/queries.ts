import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import type { PostingReportTable } from "../../platform/database/tables/reports.ts";

/** Reports with their posting: those still owed an answer first, oldest first; then the most recently answered. */
export async function reportsToAnswer(read: Reader, most: number) {
  return reports(read)
    .orderBy((e) => e.case().when("report.answered_at", "is", null).then(0).else(1).end())
    .orderBy((e) =>
      e.case().when("report.answered_at", "is", null).then(e.ref("report.answer_by")).else(0).end(),
    )
    .orderBy("report.id", "desc")
    .limit(most)
    .execute();
}

export async function reportById(read: Reader, id: number) {
  return reports(read).where("report.id", "=", id).executeTakeFirst();
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof reportById>>>;

/** A report that says the same about the same posting and is waiting for its answer. */
export async function sameReport(
  read: Reader,
  said: Pick<PostingReportTable, "posting_id" | "reason" | "words" | "email">,
) {
  return read
    .selectFrom("posting_report")
    .select("answer_by")
    .where((e) => e.and(said))
    .where("answered_at", "is", null)
    .executeTakeFirst();
}

/** Figures on the answers to one kind. */
export async function dueFiguresOf(read: Reader, table: "posting_report" | "signal_appeal", now: number) {
  const rows = await sql<{ owed: number; late: number; answered: number; onTime: number }>`
    select
      count(case when answered_at is null then 1 end) as owed,
      count(case when answered_at is null and answer_by < ${now} then 1 end) as late,
      count(answered_at) as answered,
      count(case when answered_at <= answer_by then 1 end) as "onTime"
    from ${sql.table(table)}`.execute(read);
  return rows.rows[0]!;
}

function reports(read: Reader) {
  return read
    .selectFrom("posting_report as report")
    .innerJoin("posting", "posting.id", "report.posting_id")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .selectAll("report")
    .select(["posting.title", "posting.withheld_at"])
    .select(["organization.name as organizationName", "organization.slug as organizationSlug"])
    .select((e) =>
      e
        .selectFrom("posting_report as other")
        .select((count) => count.fn.countAll<number>().as("n"))
        .whereRef("other.posting_id", "=", "report.posting_id")
        .whereRef("other.id", "!=", "report.id")
        .where("other.answered_at", "is", null)
        .as("others"),
    )
    .select((e) =>
      e
        .selectFrom("application")
        .select((count) => count.fn.countAll<number>().as("n"))
        .whereRef("application.posting_id", "=", "report.posting_id")
        .where("application.status", "in", ["submitted", "viewed"])
        .as("applicantsWaiting"),
    );
}

export async function postingTitle(read: Reader, id: number): Promise<string | undefined> {
  const row = await read.selectFrom("posting").select("title").where("id", "=", id).executeTakeFirst();
  return row?.title;
}

import { limits } from "@candor/contract/limits";
import { type RawBuilder, sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { deliverMail } from "../../../platform/mail/deliver.ts";
import { taskFigures } from "../../../platform/tasks/figures.ts";
import { countLeadsOwed } from "../../leads/queries.ts";
import { answersDue, countOwed } from "../../ledger/queries.ts";
import { countClaims } from "../../organizations/queries/claims.ts";
import { countStandingReplies } from "../../organizations/queries/reply.ts";
import { dueFiguresOf } from "../../reports/queries.ts";

export type Figures = Awaited<ReturnType<typeof figuresAt>>;

/** Each is counted from an index. */
export async function figuresAt(read: Reader, now: number) {
  const recent = now - limits.dashboardRecentDays * day;
  const [accounts, deleted, postings, applications, due, answers, tasks] = await Promise.all([
    countSince(read, "account", recent),
    countDeleted(read),
    openPostings(read),
    countSince(read, "application", recent),
    countOwed(read),
    answersDue(read, now - limits.dashboardAnswerDays * day, now),
    tasksToDo(read, now),
  ]);
  const [claims, reports, appeals, leads, replies] = await Promise.all([
    countClaims(read),
    dueFiguresOf(read, "posting_report", now),
    dueFiguresOf(read, "signal_appeal", now),
    countLeadsOwed(read, "operator"),
    countStandingReplies(read),
  ]);
  return {
    accounts: { total: accounts.total - deleted, recent: accounts.recent },
    postings,
    applications,
    answers: { due, missed: answers.missed, late: answers.late },
    ...tasks,
    claims,
    reports,
    appeals,
    leads,
    replies,
  };
}

/** All rows, and those since a time. */
async function countSince(read: Reader, table: "account" | "application", since: number) {
  const [total, recent] = await Promise.all([
    countOf(read, sql`from ${sql.table(table)}`),
    countOf(read, sql`from ${sql.table(table)} where created_at >= ${since}`),
  ]);
  return { total, recent };
}

/** Their rows stay, empty. */
function countDeleted(read: Reader): Promise<number> {
  return countOf(read, sql`from account_deletion where done_at is not null`);
}

/** Imported ones have no state of their own. */
async function openPostings(read: Reader) {
  const [all, hosted] = await Promise.all([
    countOf(read, sql`from posting where status = 'open'`),
    countOf(
      read,
      sql`from hosted_posting join posting on posting.id = hosted_posting.posting_id where posting.status = 'open'`,
    ),
  ]);
  return { hosted, imported: all - hosted };
}

async function tasksToDo(read: Reader, now: number) {
  const kinds = await taskFigures(read, now);
  const mails = kinds.find(({ name }) => name === deliverMail.name);
  return {
    mails: { waiting: mails?.waiting ?? 0, failed: mails?.dead ?? 0 },
    failedTasks: kinds.reduce((sum, { dead }) => sum + dead, 0),
  };
}

async function countOf(read: Reader, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(read);
  return rows[0]?.count ?? 0;
}

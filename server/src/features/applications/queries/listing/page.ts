import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { sql } from "kysely";
import type { Reader } from "../../../../platform/database/database.ts";
import type { MemberScope } from "../../../organizations/gate.ts";
import { assigneesOf } from "../assignees.ts";
import type { Owing } from "../owed.ts";
import { allOf, conditionsOf, listed, orderOf } from "./listed.ts";
import type { Searched } from "./words.ts";

export type OrganizationApplicationRow = Awaited<ReturnType<typeof applicationsIn>>[number];

/** How many characters of a pitch a list shows. */
const pitchCharacters = 300;
/** How many characters of a resume are searched for the latest job. */
const resumeCharacters = 6000;

export interface Page {
  readonly from: number;
  readonly size: number;
}

/** A page of applications: by what is due, then waiting ones without a date, then the rest; or as chosen. */
export async function applicationsIn(
  read: Reader,
  scope: MemberScope,
  filters: ApplicationFilters & Searched,
  { from, size }: Page,
  owing: Owing,
) {
  const { rows } = await sql<Listed>`
    with listed as (${listed(scope, filters, owing)})
    select listed.id, listed.unread, listed.musts, listed.musts_met, listed.compared from listed
    where ${allOf(conditionsOf(filters))} order by ${orderOf(filters)} limit ${size} offset ${from}`.execute(
    read,
  );
  return detailed(read, rows, owing);
}

/** The first applications of each stage, in the same order. */
export async function applicationsByStage(
  read: Reader,
  scope: MemberScope,
  filters: ApplicationFilters & Searched,
  each: number,
  owing: Owing,
) {
  const { rows } = await sql<Listed>`
    with listed as (${listed(scope, filters, owing)}),
    ranked as (
      select listed.*, row_number() over (partition by listed.status order by ${orderOf(filters)}) as place
      from listed where ${allOf(conditionsOf(filters))}
    )
    select id, unread, musts, musts_met, compared from ranked where place <= ${each} order by status, place`.execute(
    read,
  );
  return detailed(read, rows, owing);
}

interface Listed {
  readonly id: number;
  readonly unread: number;
  /** Null for an application older than match sheets. */
  readonly musts: number | null;
  readonly musts_met: number | null;
  readonly compared: number;
}

/** Lists are sorted without their texts; those are read only for what is shown. */
async function detailed(read: Reader, rows: readonly Listed[], { decisions }: Owing) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const tags = await tagsOf(read, ids);
  const assignees = await assigneesOf(read, ids);
  const details = new Map((await detailsOf(read, ids)).map((row) => [row.id, row]));
  return rows.flatMap(({ id, ...listing }) => {
    const row = details.get(id);
    if (!row) return [];
    const sorted = { tags: tags.get(id) ?? [], assignee: assignees.get(id) };
    return [{ ...row, ...listing, ...sorted, decisionDue: decisions.get(id) }];
  });
}

function detailsOf(read: Reader, ids: readonly number[]) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .innerJoin("account", "account.id", "application.account_id")
    .leftJoin("resume", "resume.id", "application.resume_id")
    .select(["application.id", "application.posting_id", "application.status", "application.answer_by"])
    .select(["application.answered_at", "application.created_at", "application.modified_at"])
    .select(["application.first_name", "application.last_name", "posting.title"])
    .select(["application.account_id", "application.organization_id", "application.phone"])
    .select(["application.contact_shared_at", "application.blind_until", "account.email"])
    .select(sql<string>`substr(application.elevator_pitch, 1, ${pitchCharacters})`.as("pitch"))
    .select(sql<string | null>`substr(resume.text, 1, ${resumeCharacters})`.as("resume_text"))
    .where("application.id", "in", ids)
    .execute();
}

async function tagsOf(read: Reader, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await read
    .selectFrom("application_tag")
    .select(["application_id", "tag"])
    .where("application_id", "in", ids)
    .orderBy("tag")
    .execute();
  const grouped = Map.groupBy(rows, ({ application_id: id }) => id);
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ tag }) => tag)]));
}

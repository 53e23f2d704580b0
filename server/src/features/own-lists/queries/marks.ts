import type { JobDocument, OwnMarks } from "@candor/contract/jobs/shapes";
import { sql } from "kysely";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { idOf } from "../../../platform/ids.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { isHiddenBy } from "./hidden.ts";

type Owner = Pick<SessionScope, "accountId">;

/** The postings, each with what this person did with it. For strangers they stay as they are. */
export async function withOwn<T extends Pick<JobDocument, "id">>(
  read: Reader,
  owner: Owner | undefined,
  documents: readonly T[],
): Promise<T[]> {
  if (!owner || documents.length === 0) return [...documents];
  const marks = await marksOf(
    read,
    owner,
    documents.flatMap(({ id }) => idOf(id) ?? []),
  );
  return documents.map((document) => {
    const own = marks.get(document.id);
    return own ? { ...document, own } : document;
  });
}

/** Keyed by the posting's number; only postings that the person did something with. */
export async function marksOf(
  read: Reader | Writer,
  { accountId }: Owner,
  ids: readonly number[],
): Promise<Map<string, OwnMarks>> {
  const rows = await read
    .selectFrom("posting")
    .select("posting.id")
    .select(sql<number | null>`(select hidden_entry.id ${isHiddenBy(accountId)} limit 1)`.as("hidden"))
    .select(
      sql<number | null>`(select hidden_entry.posting_id ${isHiddenBy(accountId)} limit 1)`.as("hidden_one"),
    )
    .select(
      sql<number>`case when exists (select 1 from seen_posting
        where seen_posting.account_id = ${accountId} and seen_posting.posting_id = posting.id)
        then 1 else 0 end`.as("seen"),
    )
    .select(
      sql<number | null>`(select max(application.id) from application
        where application.account_id = ${accountId} and application.posting_id = posting.id)`.as(
        "application",
      ),
    )
    .select(
      sql<number>`case when exists (select 1 from application
        where application.account_id = ${accountId}
          and application.posting_id = posting.id and application.status <> 'withdrawn')
        or exists (select 1 from outside_application
        where outside_application.account_id = ${accountId}
          and outside_application.posting_id = posting.id and outside_application.stage <> 'withdrawn')
        then 1 else 0 end`.as("applied"),
    )
    .where("posting.id", "in", [...ids])
    .execute();
  return new Map(rows.filter(isKnown).map((row) => [String(row.id), marksIn(row)]));
}

interface MarkRow {
  readonly hidden: number | null;
  /** Null if its whole organization is hidden. */
  readonly hidden_one: number | null;
  readonly seen: number;
  readonly application: number | null;
  readonly applied: number;
}

function isKnown({ hidden, seen, application, applied }: MarkRow): boolean {
  return hidden !== null || seen === 1 || application !== null || applied === 1;
}

function marksIn({ hidden, hidden_one: one, seen, application, applied }: MarkRow): OwnMarks {
  return {
    ...(seen === 1 && { seen: true }),
    ...(applied === 1 && { applied: true }),
    ...(application !== null && { application: String(application) }),
    ...(hidden !== null && {
      hidden: { id: String(hidden), kind: one === null ? "organization" : "posting" },
    }),
  };
}

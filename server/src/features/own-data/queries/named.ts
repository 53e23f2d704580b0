import type { Reader } from "../../../platform/database/database.ts";
import { proName } from "../../session/queries/names.ts";

type Rows = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

const accountColumns = [
  "account_id",
  "administrator_id",
  "answered_by",
  "decided_by",
  "impersonator_id",
  "invited_by",
  "looker_id",
] as const;

/** What a person's records say about others: numbers, and what everybody may read about them. */
export async function namedIn(read: Reader, accountId: number, records: Rows): Promise<Rows> {
  const postings = await postingsIn(read, numbersIn(records, ["posting_id"]));
  const told = new Map([...records, ["posting", postings]]);
  const pros = await prosIn(read, told);
  const named = new Map([...told, ["named pro", pros]]);
  const organizations = await organizationsIn(read, numbersIn(named, ["organization_id", "merged_from_id"]));
  const own = numbersOf(records.get("pro") ?? [], "id");
  const others = numbersIn(named, accountColumns).filter((id) => id !== accountId);
  const tables: [string, readonly Readonly<Record<string, unknown>>[]][] = [
    ["account", others.map((id) => ({ id }))],
    ["organization", organizations],
    ["pro", pros.filter(({ id }) => !own.includes(id))],
    ["posting", postings],
  ];
  return new Map(tables.filter(([, rows]) => rows.length > 0));
}

async function postingsIn(read: Reader, ids: readonly number[]) {
  return read
    .selectFrom("posting")
    .select(["id", "organization_id", "pro_id", "title"])
    .where("id", "in", listed(ids))
    .orderBy("id")
    .execute();
}

/** Those who are named, and those who acted: a timeline says who answered. */
async function prosIn(read: Reader, records: Rows) {
  const acted = numbersOf(records.get("event") ?? [], "actor_id");
  return read
    .selectFrom("pro")
    .select(["id", "organization_id", "account_id", "slug", proName.as("name"), "title", "bio", "created_at"])
    .where((e) =>
      e.or([
        e("id", "in", listed(numbersIn(records, ["pro_id"]))),
        e.and([
          e("account_id", "in", listed(acted)),
          e("organization_id", "in", listed(numbersIn(records, ["organization_id"]))),
        ]),
      ]),
    )
    .orderBy("id")
    .execute();
}

async function organizationsIn(read: Reader, ids: readonly number[]) {
  return read
    .selectFrom("organization")
    .select(["id", "name", "name_key", "slug", "created_at"])
    .where("id", "in", listed(ids))
    .orderBy("id")
    .execute();
}

/** Alerts and events outlive what they refer to, so they refer to it only by number. */
function numbersIn(records: Rows, columns: readonly string[]): number[] {
  const tables = [...records].filter(([table]) => table !== "alerted_posting" && table !== "event");
  const numbers = tables.flatMap(([, rows]) => columns.flatMap((column) => numbersOf(rows, column)));
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

function numbersOf(rows: readonly Readonly<Record<string, unknown>>[], column: string): number[] {
  return rows.map((row) => row[column]).filter((value) => typeof value === "number");
}

/** PostgreSQL accepts no empty list; no row has the number 0. */
function listed(numbers: readonly number[]): readonly number[] {
  return numbers.length > 0 ? numbers : [0];
}

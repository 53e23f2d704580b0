import { type InferResult, sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { nameKey } from "../rules.ts";

/** Names by number; unknown numbers are left out. */
export async function organizationNames(read: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read.selectFrom("organization").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Organizations by number or by name, in any letter case; another name means the whole. One organization's name may be another's number. */
export async function organizationsNamed(read: Reader, text: string): Promise<number[]> {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  const rows = await read
    .selectFrom("organization")
    .select((e) => e.fn.coalesce("merged_into_id", "id").as("id"))
    .where((e) => e.or([e("id", "=", number), e("name_key", "=", nameKey(text))]))
    .execute();
  return [...new Set(rows.map((row) => row.id))];
}

export interface CalledOrganizations {
  readonly name: string;
  readonly ids: number[];
  /** Whether any of them has an open posting. */
  listsPostings: boolean;
}

/** The organizations that have one of these names, keyed by the name in lower case. */
export async function organizationsCalled(
  read: Reader,
  names: readonly string[],
): Promise<Map<string, CalledOrganizations>> {
  if (names.length === 0) return new Map();
  const keys = new Map(names.map((name) => [nameKey(name), name.toLowerCase()]));
  const parameters = [...keys.keys()];
  const query = { ...calledQuery(read, parameters), parameters };
  const { rows } = await read.executeQuery<InferResult<CalledQuery>[number]>(query);
  const found = new Map<string, CalledOrganizations>();
  for (const { id, name, name_key, lists } of rows) {
    const key = keys.get(name_key)!;
    const known = found.get(key) ?? { name, ids: [], listsPostings: false };
    known.ids.push(id);
    known.listsPostings ||= Boolean(lists);
    found.set(key, known);
  }
  return found;
}

type CalledQuery = ReturnType<typeof makeCalledQuery>;

/** By reader and number of names. Every search asks, and putting the query together takes longer than running it. */
const calledQueries = new WeakMap<Reader, Map<number, CalledQuery>>();
const mostNames = 100;

function calledQuery(read: Reader, keys: readonly string[]): CalledQuery {
  let queries = calledQueries.get(read);
  if (!queries) calledQueries.set(read, (queries = new Map()));
  const known = queries.get(keys.length);
  if (known) return known;
  const query = makeCalledQuery(read, keys);
  if (keys.length <= mostNames) queries.set(keys.length, query);
  return query;
}

/** Its only parameters are the keys. */
function makeCalledQuery(read: Reader, keys: readonly string[]) {
  return read
    .selectFrom("organization")
    .select(["name", "name_key"])
    .select((e) => [
      e.fn.coalesce("merged_into_id", "id").as("id"),
      e
        .exists(
          e
            .selectFrom("posting")
            .select("posting.id")
            .where("posting.status", "=", sql.lit("open"))
            .where("posting.organization_id", "=", (of) =>
              of.fn.coalesce("organization.merged_into_id", "organization.id"),
            ),
        )
        .as("lists"),
    ])
    .where("name_key", "in", keys)
    .orderBy("id")
    .compile();
}

/** The organization that is called this, under whichever name; undefined if there is none. */
export async function organizationNamed(read: Reader, key: string) {
  return read
    .selectFrom("organization")
    .leftJoin("organization as whole", "whole.id", "organization.merged_into_id")
    .select((e) => e.fn.coalesce("whole.slug", "organization.slug").as("slug"))
    .where("organization.name_key", "=", key)
    .executeTakeFirst();
}

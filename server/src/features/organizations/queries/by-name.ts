import { type CompiledQuery, type InferResult, sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { compiledOnce } from "../../../platform/database/prepared.ts";
import { nameKey } from "../rules/name-key.ts";

/** Names by number; unknown numbers are left out. */
export async function organizationNames(read: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read.selectFrom("organization").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/**
 * The numbers of the organizations that a text names: by number, or by name in any letter case, since one's name may be
 * another's number. A merged organization stands for the one that it was merged into.
 */
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
  const { rows } = await read.executeQuery<CalledRow>({ ...calledQuery(read, parameters), parameters });
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

/** Every search asks, and putting the query together takes longer than running it. */
const compiled = compiledOnce<CalledRow>();
/** The query of more names isn't kept: few sentences have so many. */
const mostNames = 100;

type CalledRow = InferResult<ReturnType<typeof compileCalled>>[number];

function calledQuery(read: Reader, keys: readonly string[]): CompiledQuery<CalledRow> {
  if (keys.length > mostNames) return compileCalled(read, keys);
  return compiled(read, keys.length, () => compileCalled(read, keys));
}

/** Its only parameters are the keys. */
function compileCalled(read: Reader, keys: readonly string[]) {
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

/** The slug of the organization with this name, or of the one that it was merged into; undefined if there is none. */
export async function slugNamed(read: Reader, key: string): Promise<string | undefined> {
  const row = await read
    .selectFrom("organization")
    .leftJoin("organization as whole", "whole.id", "organization.merged_into_id")
    .select((e) => e.fn.coalesce("whole.slug", "organization.slug").as("slug"))
    .where("organization.name_key", "=", key)
    .executeTakeFirst();
  return row?.slug;
}

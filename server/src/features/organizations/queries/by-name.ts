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

/** The organizations that have one of these names, keyed by the name in lower case. */
export async function organizationsCalled(
  read: Reader,
  names: readonly string[],
): Promise<Map<string, { name: string; ids: number[] }>> {
  if (names.length === 0) return new Map();
  const keys = new Map(names.map((name) => [nameKey(name), name.toLowerCase()]));
  const rows = await read
    .selectFrom("organization")
    .select(["name", "name_key"])
    .select((e) => e.fn.coalesce("merged_into_id", "id").as("id"))
    .where("name_key", "in", [...keys.keys()])
    .orderBy("id")
    .execute();
  const found = new Map<string, { name: string; ids: number[] }>();
  for (const { id, name, name_key } of rows) {
    const known = found.get(keys.get(name_key)!);
    if (known) known.ids.push(id);
    else found.set(keys.get(name_key)!, { name, ids: [id] });
  }
  return found;
}

/** The organization with this name, or with this other name; undefined if there is none. */
export async function organizationNamed(read: Reader, key: string) {
  return read
    .selectFrom("organization")
    .leftJoin("organization as whole", "whole.id", "organization.merged_into_id")
    .select((e) => e.fn.coalesce("whole.slug", "organization.slug").as("slug"))
    .where("organization.name_key", "=", key)
    .executeTakeFirst();
}

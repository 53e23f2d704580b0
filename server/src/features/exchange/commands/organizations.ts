import type { Writer } from "../../../platform/database/database.ts";
import { unclaimedRows } from "../../organizations/queries/unclaimed-rows.ts";
import { nameKey } from "../../organizations/rules/name-key.ts";

/** An organization as a source names it, and the organization that it was merged into, if any. */
export interface NamedOrganization {
  readonly id: number;
  readonly wholeId: number | null;
}

/** The organizations by `nameKey`. New ones are created, unclaimed. */
export async function organizationsByName(
  writer: Writer,
  names: readonly string[],
  now: number,
): Promise<Map<string, NamedOrganization>> {
  // A batch of refused rows names no organization, and PostgreSQL doesn't allow an empty list.
  if (names.length === 0) return new Map();
  const wanted = new Map(names.map((name) => [nameKey(name), name.trim()]));
  const known = await numbersOf(writer, [...wanted.keys()]);
  const missing = [...wanted].filter(([key]) => !known.has(key)).map(([, name]) => ({ name }));
  if (missing.length === 0) return known;
  await writer
    .insertInto("organization")
    .values(await unclaimedRows(writer, missing, now))
    .onConflict((conflict) => conflict.column("name_key").doNothing())
    .execute();
  return numbersOf(writer, [...wanted.keys()]);
}

async function numbersOf(writer: Writer, keys: readonly string[]): Promise<Map<string, NamedOrganization>> {
  const rows = await writer
    .selectFrom("organization")
    .select(["id", "name_key", "merged_into_id as wholeId"])
    .where("name_key", "in", keys)
    .execute();
  return new Map(rows.map(({ name_key: key, ...row }) => [key, row]));
}

import type { PostingLife } from "@candor/contract/hosting/life";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";

type Lives = readonly Exclude<PostingLife, "imported">[];

export async function countIn(read: Reader, organizationId: number, lives: Lives): Promise<number> {
  return countRows(
    read.selectFrom("posting").where("organization_id", "=", organizationId).where("life", "in", lives),
  );
}

/** Numbers of an organization's postings in these states, in order, after a given number. */
export async function idsIn(
  read: Reader,
  organizationId: number,
  { lives, after, most }: { readonly lives: Lives; readonly after: number; readonly most: number },
): Promise<number[]> {
  const rows = await read
    .selectFrom("posting")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("life", "in", lives)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who asked for something, from its event. */
export async function askerOf(read: Reader, sequence: number) {
  const row = await read
    .selectFrom("event")
    .select(["actor_id", "impersonator_id"])
    .where("sequence", "=", sequence)
    .executeTakeFirst();
  return { accountId: row?.actor_id ?? 0, impersonatorId: row?.impersonator_id ?? null };
}

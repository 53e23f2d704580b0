import type { Reader } from "../../../platform/database/database.ts";
import { nameKey } from "../rules/name-key.ts";

/** An organization by name or address; undefined if there is none. A merged one stands for itself. */
export async function organizationMeant(read: Reader, text: string) {
  return read
    .selectFrom("organization")
    .select(["id", "name", "slug", "claimed", "merged_into_id as mergedIntoId"])
    .where((e) => e.or([e("slug", "=", text.toLowerCase()), e("name_key", "=", nameKey(text))]))
    .executeTakeFirst();
}

export type Meant = NonNullable<Awaited<ReturnType<typeof organizationMeant>>>;

export async function isMerged(read: Reader, organizationId: number): Promise<boolean> {
  const row = await read
    .selectFrom("organization")
    .select("id")
    .where("id", "=", organizationId)
    .where("merged_into_id", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether other names were merged into it. */
export async function hasNames(read: Reader, id: number): Promise<boolean> {
  const row = await read
    .selectFrom("organization")
    .select("id")
    .where("merged_into_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a claim to it is waiting for a decision. */
export async function hasWaitingClaims(read: Reader, id: number): Promise<boolean> {
  const row = await read
    .selectFrom("organization_claim")
    .select("id")
    .where("organization_id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return row !== undefined;
}

/** Merges, newest first, with how many postings each moved. */
export async function mergesOf(read: Reader, most: number) {
  return read
    .selectFrom("organization_merge as merge")
    .innerJoin("organization as from", "from.id", "merge.from_id")
    .innerJoin("organization as into", "into.id", "merge.into_id")
    .select(["merge.id", "merge.merged_at", "merge.undone_at", "merge.reason"])
    .select(["from.name as fromName", "from.slug as fromSlug", "into.name as intoName"])
    .select("into.slug as intoSlug")
    .select((e) =>
      e
        .selectFrom("posting")
        .select((count) => count.fn.countAll<number>().as("n"))
        .whereRef("posting.named_organization_id", "=", "merge.from_id")
        .whereRef("posting.organization_id", "=", "merge.into_id")
        .as("postings"),
    )
    .orderBy("merge.id", "desc")
    .limit(most)
    .execute();
}

/** A merge in force; undefined if it was undone. */
export async function mergeById(read: Reader, id: number) {
  return read
    .selectFrom("organization_merge")
    .select(["id", "from_id", "into_id"])
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .executeTakeFirst();
}

/** A merge and its organizations, even if it was undone. */
export async function mergeWithNames(read: Reader, id: number) {
  const row = await read
    .selectFrom("organization_merge as merge")
    .innerJoin("organization as from", "from.id", "merge.from_id")
    .innerJoin("organization as into", "into.id", "merge.into_id")
    .select(["from.id as fromId", "from.name as fromName", "from.slug as fromSlug"])
    .select(["into.id as intoId", "into.name as intoName", "into.slug as intoSlug", "merge.undone_at"])
    .where("merge.id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      from: { id: row.fromId, name: row.fromName, slug: row.fromSlug },
      into: { id: row.intoId, name: row.intoName, slug: row.intoSlug },
      isUndone: row.undone_at !== null,
    }
  );
}

/** Accounts of those who own an organization, or whose ownership came from it to the one that it was merged into. */
export async function mergedOwnersOf(read: Reader, fromId: number) {
  return read
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id as accountId", "account.email"])
    .where("membership.role", "=", "owner")
    .where((e) =>
      e.or([e("membership.organization_id", "=", fromId), e("membership.merged_from_id", "=", fromId)]),
    )
    .orderBy("account.id")
    .execute();
}

import type { Writer } from "../../../platform/database/database.ts";

/**
 * Moves everything of one organization to another. One transaction writes the tables of several nouns, because half a
 * merge would show people what they may not see. Each row records where it came from. Resolves with the postings.
 */
export async function moveInto(writer: Writer, from: number, into: number): Promise<number[]> {
  const moved = await writer
    .updateTable("posting")
    .set({ organization_id: into, named_organization_id: from })
    .where("organization_id", "=", from)
    .returning("id")
    .execute();
  await moveApplications(writer, from, into);
  await moveMembers(writer, from, into);
  for (const table of ["pro", "lead", "gig"] as const)
    await writer
      .updateTable(table)
      .set({ organization_id: into, merged_from_id: from })
      .where("organization_id", "=", from)
      .execute();
  return moved.map(({ id }) => id);
}

/** Moves what came from the first back, wherever it is by then. Resolves with the postings. */
export async function moveBack(writer: Writer, from: number, into: number): Promise<number[]> {
  const moved = await writer
    .updateTable("posting")
    .set({ organization_id: from, named_organization_id: null })
    .where("named_organization_id", "=", from)
    .where("organization_id", "=", into)
    .returning("id")
    .execute();
  await writer
    .updateTable("application")
    .set({ organization_id: from })
    .where("organization_id", "=", into)
    .where("posting_id", "in", (e) =>
      e.selectFrom("posting").select("posting.id").where("posting.organization_id", "=", from),
    )
    .execute();
  for (const table of ["membership", "pro", "lead", "gig"] as const)
    await writer
      .updateTable(table)
      .set({ organization_id: from, merged_from_id: null })
      .where("merged_from_id", "=", from)
      .execute();
  return moved.map(({ id }) => id);
}

async function moveApplications(writer: Writer, from: number, into: number): Promise<void> {
  await writer
    .updateTable("application")
    .set({ organization_id: into })
    .where("organization_id", "=", from)
    .execute();
}

/** Somebody who belongs to both keeps their role in the second; their first membership rests until the merge is undone. */
async function moveMembers(writer: Writer, from: number, into: number): Promise<void> {
  await writer
    .updateTable("membership")
    .set({ organization_id: into, merged_from_id: from })
    .where("organization_id", "=", from)
    .where("account_id", "not in", (e) =>
      e
        .selectFrom("membership as other")
        .select("other.account_id")
        .where("other.organization_id", "=", into),
    )
    .execute();
}

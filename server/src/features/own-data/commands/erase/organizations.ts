import type { Erasing } from "./erasing.ts";

/** A Pro's name and page are deleted; what they answered for the organization is the organization's. */
export const erasePros: Erasing = async (writer, { accountId }) => {
  const own = writer.selectFrom("pro").select("id").where("account_id", "=", accountId);
  await writer.updateTable("lead").set({ pro_id: null }).where("pro_id", "in", own).execute();
  const { numDeletedRows } = await writer
    .deleteFrom("pro")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const unnamePostings: Erasing = async (writer, { accountId }) => {
  const pros = await writer
    .selectFrom("pro")
    .select(["id", "organization_id"])
    .where("account_id", "=", accountId)
    .execute();
  let count = 0;
  for (const { id, organization_id } of pros) {
    const { numUpdatedRows } = await writer
      .updateTable("posting")
      .set({ pro_id: null })
      .where("organization_id", "=", organization_id)
      .where("pro_id", "=", id)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
};

/** The fact that an organization was claimed stays; what the claimant said doesn't. */
export const eraseClaims: Erasing = async (writer, { accountId }) => {
  const { numUpdatedRows } = await writer
    .updateTable("organization_claim")
    .set({ email: null, reason: null, answer: null })
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

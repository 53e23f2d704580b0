import type { ProScope } from "@candor/server/features/organizations/gate";
import type { Parts } from "@candor/server/parts";

/** Makes every open posting of an organization its own, like confirming them one by one. */
export async function confirmAll({ database }: Parts, name: string, now: number): Promise<ProScope> {
  const { id } = await database.read
    .selectFrom("organization")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  await database.write(async (writer) => {
    await writer
      .insertInto("hosted_posting")
      .columns(["posting_id", "version", "fields_json", "published_at", "saved_at"])
      .expression((e) =>
        e
          .selectFrom("posting")
          .select(["posting.id", e.lit(1).as("version"), e.val("{}").as("fields_json")])
          .select([e.val(now).as("published_at"), e.val(now).as("saved_at")])
          .where("organization_id", "=", id)
          .where("status", "=", "open"),
      )
      .execute();
    await writer
      .updateTable("posting")
      .set({ life: "published" })
      .where("organization_id", "=", id)
      .where("status", "=", "open")
      .execute();
  });
  return { accountId: 1, impersonatorId: null, organizationIds: [id] } as unknown as ProScope;
}

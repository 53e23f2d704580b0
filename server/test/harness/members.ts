import type { MemberRole } from "@candor/contract/values";
import { nameKey } from "../../src/features/organizations/rules.ts";
import type { TestApp } from "./app.ts";

/** Makes an account a member of an organization, as if it had accepted an invitation. */
export async function join(
  { parts: { database, clock } }: TestApp,
  { accountId }: { readonly accountId: string | number },
  role: MemberRole,
  organization: string,
): Promise<void> {
  await database.write(async (writer) => {
    const { id } = await writer
      .selectFrom("organization")
      .select("id")
      .where("name_key", "=", nameKey(organization))
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("membership")
      .values({ organization_id: id, account_id: Number(accountId), role, created_at: clock.now() })
      .execute();
  });
}

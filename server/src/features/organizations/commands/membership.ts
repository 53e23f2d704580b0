import { isPro, type MemberRole } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { accountNameOf } from "../../session/queries/names.ts";
import { newPro } from "../rules/new-pro.ts";

interface Joining {
  readonly organizationId: number;
  readonly accountId: number;
  readonly role: MemberRole;
  readonly now: number;
}

/** Makes an account a member, or gives a member this role. */
export async function join(writer: Writer, joining: Joining): Promise<void> {
  const { organizationId, accountId, role, now } = joining;
  await writer
    .insertInto("membership")
    .values({ organization_id: organizationId, account_id: accountId, role, created_at: now })
    .onConflict((conflict) => conflict.columns(["organization_id", "account_id"]).doUpdateSet({ role }))
    .execute();
  if (isPro(joining)) await openProPage(writer, joining);
}

/** The row of a Pro who left is kept: what they answered refers to it. */
async function openProPage(writer: Writer, joining: Joining): Promise<void> {
  const { organizationId, accountId, now } = joining;
  const known = await writer
    .selectFrom("pro")
    .select("id")
    .where("account_id", "=", accountId)
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  if (known) return;
  // New members say their name, but those who joined before that was asked may have none.
  const name = (await accountNameOf(writer, joining)) ?? "Pro";
  await writer.insertInto("pro").values(newPro({ organizationId, accountId, name, now })).execute();
}

/** Throws if nobody else owns the organization. */
export async function keepAnOwner(
  writer: Writer,
  { id, organizationId }: { id: number; organizationId: number },
): Promise<void> {
  const other = await writer
    .selectFrom("membership")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("role", "=", "owner")
    .where("id", "!=", id)
    .executeTakeFirst();
  if (!other) throw new Problem("last-owner");
}

import type { Reader, Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { MemberScope, OwnerScope } from "../gate.ts";
import { isOwnerOf } from "./members.ts";

/** One of the scope's organizations, under any of its names; 404 for any other. */
export async function ownOrganization(read: Reader, { organizationIds }: MemberScope, slug: string) {
  const row = await read
    .selectFrom("organization as named")
    .innerJoin("organization", (join) =>
      join.on("organization.id", "=", (e) => e.fn.coalesce("named.merged_into_id", "named.id")),
    )
    .select(["organization.id", "organization.name", "organization.slug"])
    .where("named.slug", "=", slug)
    .executeTakeFirst();
  if (!row || !organizationIds.includes(row.id)) throw new Problem("not-found");
  return row;
}

/**
 * Refuses an owner who lost the organization since the gate. The caller has locked it: of two owners who remove each
 * other at once, only one does, and nobody leaves a way back in while being removed.
 */
export async function refuseFormerOwner(
  writer: Writer,
  scope: OwnerScope,
  organizationId: number,
): Promise<void> {
  if (!(await isOwnerOf(writer, scope, organizationId))) throw new Problem("not-found");
}

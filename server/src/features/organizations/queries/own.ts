import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { MemberScope } from "../gate.ts";

/** One of the scope's organizations; 404 for any other. */
export async function ownOrganization(read: Reader, { organizationIds }: MemberScope, slug: string) {
  const row = await read
    .selectFrom("organization")
    .select(["id", "name", "slug"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row || !organizationIds.includes(row.id)) throw new Problem("not-found");
  return row;
}

import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { proName } from "../../session/queries/names.ts";

export type HostingOrganization = Awaited<ReturnType<typeof organizationToHostFor>>;

/**
 * The organization that a posting is written for, with the caller's own Pro there; 404 if it isn't one of the caller's.
 */
export async function organizationToHostFor(read: Reader, scope: ProScope, text: string) {
  const id = idOf(text) ?? -1;
  if (!scope.organizationIds.includes(id)) throw new Problem("not-found");
  const organization = await read
    .selectFrom("organization")
    .select(["id", "name", "slug", "record_json", "site"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const pro = await read
    .selectFrom("pro")
    .select(["id", proName.as("name"), "title", "slug"])
    .where("organization_id", "=", id)
    .where("account_id", "=", scope.accountId)
    .executeTakeFirst();
  return { ...organization, pro };
}

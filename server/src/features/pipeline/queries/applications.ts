import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { isShownTo } from "../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../organizations/gate.ts";

export type OwnedApplication = Awaited<ReturnType<typeof applicationOf>>;

/** An application to one of the member's organizations; 404 for any other. */
export async function applicationOf(read: Reader, scope: MemberScope, id: string) {
  const row = await read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.organization_id", "application.account_id", "posting.title"])
    .where("application.id", "=", idOf(id) ?? -1)
    .where("application.organization_id", "in", scope.organizationIds)
    .where(isShownTo(scope))
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

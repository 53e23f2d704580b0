import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { ApplicationParts } from "./announce.ts";

/** An application to one of the Pro's organizations, locked for this transaction; 404 for any other. */
export async function organizationApplication(
  { database }: ApplicationParts,
  writer: Writer,
  { organizationIds }: ProScope,
  id: string,
) {
  const number = idOf(id) ?? -1;
  await database.dialect.hold(writer, "application", number);
  const row = await writer
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id"])
    .select(["application.status", "application.answer_by", "application.answered_at", "posting.title"])
    .where("application.id", "=", number)
    .where("application.organization_id", "in", organizationIds)
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

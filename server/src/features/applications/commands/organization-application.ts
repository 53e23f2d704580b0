import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { mayRead } from "../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import type { ApplicationParts } from "./announce.ts";

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockedApplication>>>;

/** An application to one of the Pro's organizations, locked for this transaction; 404 for any other. */
export async function organizationApplication(
  parts: ApplicationParts,
  writer: Writer,
  scope: MemberScope,
  id: string,
): Promise<LockedApplication> {
  const row = await lockedApplication(parts, writer, idOf(id) ?? -1);
  if (!row || !(await mayRead(writer, scope, row))) throw new Problem("not-found");
  return row;
}

/** Checks no authority: for tasks that carry out what somebody was allowed to request. */
export async function lockedApplication({ database }: ApplicationParts, writer: Writer, id: number) {
  await database.dialect.hold(writer, "application", id);
  return writer
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id"])
    .select(["application.status", "application.answer_by", "application.answered_at", "posting.title"])
    .where("application.id", "=", id)
    .executeTakeFirst();
}

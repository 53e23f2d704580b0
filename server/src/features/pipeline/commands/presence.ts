import { sql } from "kysely";
import { type Forget, forgetRows } from "../../../platform/retention/timer.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { applicationOf } from "../queries/applications.ts";
import { oldestPresence } from "../queries/presence.ts";
import type { PipelineParts } from "./each.ts";

/** Records that a member is looking at an application. Pages repeat it, and stop when they are left. */
export async function look(
  { database, clock }: PipelineParts,
  scope: MemberScope,
  applicationId: string,
): Promise<void> {
  const seen_at = clock.now();
  await database.write(async (writer) => {
    const { id } = await applicationOf(writer, scope, applicationId);
    // An administrator who acts as a member isn't a colleague who is looking.
    if (scope.impersonatorId !== null) return;
    await writer
      .insertInto("application_presence")
      .values({ application_id: id, account_id: scope.accountId, seen_at })
      .onConflict((conflict) => conflict.columns(["application_id", "account_id"]).doUpdateSet({ seen_at }))
      .execute();
  });
}

/** Records that a member has left it. */
export async function leave(
  { database }: PipelineParts,
  scope: MemberScope,
  applicationId: string,
): Promise<void> {
  await database.write(async (writer) => {
    const { id } = await applicationOf(writer, scope, applicationId);
    if (scope.impersonatorId !== null) return;
    await writer
      .deleteFrom("application_presence")
      .where("account_id", "=", scope.accountId)
      .where("application_id", "=", id)
      .execute();
  });
}

/** Deletes what pages left behind that couldn't say that they were left. */
export const forgetPresence: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "application_presence",
      key: ["application_id", "account_id"],
      where: sql`seen_at <= ${oldestPresence(now)}`,
    },
    most,
  );

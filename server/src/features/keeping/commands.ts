import type { KeepingMonths } from "@candor/contract/keeping/months";
import { message } from "@candor/contract/messages/message";
import { sql } from "kysely";
import { giveConsent, takeConsentBack } from "../../platform/consents.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { type Actor, actorOf } from "../../platform/events/log.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Forget, forgetRows, oldest } from "../../platform/retention/timer.ts";
import { isPending } from "../applications/rules/transitions.ts";
import { isPublicPosting } from "../jobs/queries.ts";
import type { ProScope } from "../organizations/gate.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import type { KeepingEvent } from "./events.ts";
import { type KeepingRow, keepingForOrganization, ownKeeping } from "./queries.ts";
import { afterMonths, isRefused } from "./rules.ts";

export type KeepingParts = ChangeParts;

/** Asks an applicant who got an answer. Asking again does nothing until it ends; nobody is asked again after a no. */
export async function askKeeping(
  parts: KeepingParts,
  scope: ProScope,
  id: number,
  months: KeepingMonths,
): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write(async (writer) => {
    await parts.database.dialect.hold(writer, "application", id);
    const row = await keepingForOrganization(writer, scope, id);
    if (!row) throw new Problem("not-found");
    if (isPending(row.status) || row.status === "withdrawn") throw new Problem("answer-first");
    if (isRefused(row)) throw new Problem("keeping-refused");
    if (row.asked_at !== null && (row.ends_at === null || row.ends_at > now)) return;
    await writer.deleteFrom("kept_on_file").where("application_id", "=", id).execute();
    await writer
      .insertInto("kept_on_file")
      .values({ application_id: id, months, asked_at: now, granted_at: null, ends_at: null })
      .execute();
    await parts.events.append(writer, about("keeping-asked", scope, row));
  });
}

/**
 * The applicant agrees, refuses, or takes it back, which removes them from the organization's list at once. A no stays
 * with the application, so that nobody asks again.
 */
export async function decideKeeping(
  parts: KeepingParts,
  scope: SessionScope,
  id: number,
  kept: boolean,
): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write(async (writer) => {
    await parts.database.dialect.hold(writer, "application", id);
    const row = await ownKeeping(writer, scope, id);
    if (!row || row.months === null) throw new Problem("not-found");
    const consent = {
      accountId: scope.accountId,
      kind: "kept",
      about: id,
      where: "application",
      now,
    } as const;
    if (!kept) {
      if (isRefused(row)) return;
      const refused = { granted_at: null, ends_at: now };
      await writer.updateTable("kept_on_file").set(refused).where("application_id", "=", id).execute();
      await takeConsentBack(writer, consent);
    } else if (row.granted_at === null) {
      const granted = { granted_at: now, ends_at: afterMonths(now, row.months) };
      await writer.updateTable("kept_on_file").set(granted).where("application_id", "=", id).execute();
      const { organization, months } = row;
      const wording = message("keeping.consent", { organization, months });
      await giveConsent(writer, { ...consent, wording });
    } else return;
    await parts.events.append(writer, about(kept ? "keeping-agreed" : "keeping-ended", scope, row));
  });
}

/** Invites somebody on file to an open posting of the same organization. */
export async function inviteKept(
  parts: KeepingParts,
  scope: ProScope,
  id: number,
  postingId: number,
): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write(async (writer) => {
    await parts.database.dialect.hold(writer, "application", id);
    const row = await keepingForOrganization(writer, scope, id);
    if (!row || row.ends_at === null || row.ends_at <= now) throw new Problem("not-found");
    const posting = await writer
      .selectFrom("posting")
      .select(["title", "organization_id", "status"])
      .where("id", "=", postingId)
      .executeTakeFirst();
    const isOpen = posting?.organization_id === row.organization_id && posting.status === "open";
    if (!isOpen || !(await isPublicPosting(writer, postingId))) throw new Problem("job-not-found");
    const invited = await writer
      .insertInto("kept_invitation")
      .values({ application_id: id, posting_id: postingId, invited_at: now })
      .onConflict((conflict) => conflict.columns(["application_id", "posting_id"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!invited) return;
    const { title } = posting;
    const event = about("keeping-asked", scope, row);
    await parts.events.append(writer, {
      ...event,
      name: "kept-invited",
      payload: { applicationId: id, postingId, title },
    } satisfies KeepingEvent);
  });
}

function about(
  name: Exclude<KeepingEvent["name"], "kept-invited">,
  actor: Actor,
  { id: applicationId, account_id: subjectId, title }: KeepingRow,
) {
  const payload = { applicationId, title };
  return { name, subject: "account", subjectId, ...actorOf(actor), payload } satisfies KeepingEvent;
}

/** Deletes records of applications kept on file until a date that has passed. */
export const forgetEnded: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "kept_on_file",
      key: ["application_id"],
      where: sql`granted_at is not null and ends_at < ${oldest("keptOnFile", now)}`,
    },
    most,
  );

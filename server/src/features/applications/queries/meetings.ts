import type { Reader } from "../../../platform/database/database.ts";
import { decisionDueOf } from "./decisions-due.ts";

interface Span {
  /** In milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** When the two sides of an application have other interviews. */
export interface Busy {
  readonly pro: readonly Span[];
  readonly seeker: readonly Span[];
}

/** When a Pro has interviews about other applications, and when the seeker has. */
async function busyTimes(
  read: Reader,
  application: { readonly id: number; readonly account_id: number },
  pro: number | undefined,
  now: number,
): Promise<Busy> {
  const rows = await read
    .selectFrom("meeting")
    .innerJoin("application", "application.id", "meeting.application_id")
    .select(["meeting.starts_at as from", "meeting.ends_at as to", "meeting.account_id as pro"])
    .select("application.account_id as seeker")
    .where("meeting.canceled_at", "is", null)
    .where("meeting.ends_at", ">", now)
    .where("meeting.application_id", "!=", application.id)
    .where((e) =>
      e.or([
        e("meeting.account_id", "=", pro ?? -1),
        e("application.account_id", "=", application.account_id),
      ]),
    )
    .execute();
  return {
    pro: rows.filter((row) => row.pro === pro),
    seeker: rows.filter((row) => row.seeker === application.account_id),
  };
}

/** Whether the Pro has another interview at that time. */
export async function isTaken(
  read: Reader,
  applicationId: number,
  pro: number,
  { from, to }: Span,
): Promise<boolean> {
  const row = await read
    .selectFrom("meeting")
    .select("id")
    .where("account_id", "=", pro)
    .where("application_id", "!=", applicationId)
    .where("canceled_at", "is", null)
    .where("starts_at", "<", to)
    .where("ends_at", ">", from)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest meeting whose time has come. */
export async function lastMet(read: Reader, applicationId: number, now: number) {
  return read
    .selectFrom("meeting")
    .select(["id", "starts_at"])
    .where("application_id", "=", applicationId)
    .where("canceled_at", "is", null)
    .where("starts_at", "<=", now)
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What is known now about an application's interviews. `pro` offers the times. */
export async function meetingsNow(
  read: Reader,
  application: { readonly id: number; readonly account_id: number },
  pro: number | undefined,
  now: number,
) {
  const met = await lastMet(read, application.id, now);
  const absences = met ? await absencesIn(read, application.id) : [];
  return {
    now,
    busy: await busyTimes(read, application, pro, now),
    met: met && { ...met, absences: absences.filter(({ meeting_id }) => meeting_id === met.id) },
    decisionDue: await decisionDueOf(read, application.id, now),
  };
}

export type AbsenceRow = Awaited<ReturnType<typeof absencesIn>>[number];

/** What was said about no-shows at an application's interviews. */
export async function absencesIn(read: Reader, applicationId: number) {
  return read
    .selectFrom("meeting_absence")
    .selectAll()
    .where("application_id", "=", applicationId)
    .orderBy("id")
    .execute();
}

/** A meeting that hasn't been called off. */
export async function standingMeeting(read: Reader, id: number) {
  return read
    .selectFrom("meeting")
    .select(["id", "application_id", "starts_at", "account_id"])
    .where("id", "=", id)
    .where("canceled_at", "is", null)
    .executeTakeFirst();
}

import type { Reader } from "../../platform/database/database.ts";
import { day } from "../../platform/durations.ts";
import { detailsById, lifeOf } from "../applications/queries/applications.ts";
import { pending } from "../applications/rules/transitions.ts";
import { meetingState } from "../applications/views/meetings/state.ts";
import { isShown } from "../blocks/queries/hidden.ts";
import { proRoles } from "../organizations/queries/members.ts";
import type { SignedIn } from "../session/gate/scopes.ts";

type Owner = Pick<SignedIn, "accountId">;

/** How long a past interview stays in the calendar. */
const kept = 30 * day;

export async function feedOf(read: Reader, { accountId }: Owner) {
  return read
    .selectFrom("calendar_feed")
    .select(["id", "salt", "made_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function zoneOf(read: Reader, { accountId }: Owner): Promise<string | null> {
  const account = await read
    .selectFrom("account")
    .select("time_zone")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return account?.time_zone ?? null;
}

/**
 * The caller's applications that may have an interview, with their lives, and those that the caller interviews as a Pro
 * of an organization, as long as they are one and it is shown to the organization.
 */
export async function interviewsOf(read: Reader, { accountId }: Owner, now: number) {
  const rows = await read
    .selectFrom("application")
    .leftJoin("meeting", (join) =>
      join
        .onRef("meeting.application_id", "=", "application.id")
        .on("meeting.canceled_at", "is", null)
        .on("meeting.ends_at", ">", now - kept),
    )
    .select("application.id")
    .distinct()
    .where((e) =>
      e.or([
        e.and([
          e("meeting.account_id", "=", accountId),
          isShown,
          e.exists(
            e
              .selectFrom("membership")
              .select("membership.id")
              .whereRef("membership.organization_id", "=", "application.organization_id")
              .where("membership.account_id", "=", accountId)
              .where("membership.role", "in", proRoles),
          ),
        ]),
        e.and([
          e("application.account_id", "=", accountId),
          e.or([e("application.status", "=", "interview"), e("meeting.id", "is not", null)]),
        ]),
      ]),
    )
    .orderBy("application.id")
    .execute();
  const found = [];
  for (const { id } of rows) {
    const row = await detailsById(read, id);
    if (!row) continue;
    const [life, isOwn] = [await lifeOf(read, row), row.account_id === accountId];
    // The applicant's next interview may be a colleague's.
    if (isOwn || meetingState(life).offeredBy === accountId) found.push({ row, life, isOwn });
  }
  return found;
}

export type Interview = Awaited<ReturnType<typeof interviewsOf>>[number];
export type Due = Awaited<ReturnType<typeof dueTo>>[number];

/** The answers owed to somebody, by organizations that somebody answers for. */
export async function dueTo(read: Reader, { accountId }: Owner) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .select(["application.id", "application.answer_by as at", "posting.title"])
    .select("organization.name as organization")
    .where("application.account_id", "=", accountId)
    .where("application.status", "in", pending)
    .where("application.answer_by", "is not", null)
    .where("organization.claimed", "=", 1)
    .$narrowType<{ at: number }>()
    .orderBy("application.id")
    .execute();
}

/** Saved postings that say when they close. */
export async function closingFor(read: Reader, { accountId }: Owner, now: number) {
  return read
    .selectFrom("saved_posting")
    .innerJoin("posting", "posting.id", "saved_posting.posting_id")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["posting.id", "posting.closes_at as at", "posting.title", "organization.name as organization"])
    .where("saved_posting.account_id", "=", accountId)
    .where("posting.status", "=", "open")
    .where("posting.closes_at", ">", now - day)
    .$narrowType<{ at: number }>()
    .orderBy("posting.id")
    .execute();
}

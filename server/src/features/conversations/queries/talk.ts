import type { Closing } from "@candor/contract/conversations/shapes";
import { isPro } from "@candor/contract/values";
import { sql } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { detailsById } from "../../applications/queries/applications.ts";
import { isHiddenApplication, isShown } from "../../blocks/queries/hidden.ts";
import { membershipsOf, prosOf } from "../../organizations/queries/members.ts";
import { proName } from "../../session/queries/names.ts";
import { closingOf } from "../rules/closing.ts";

export type Side = "seeker" | "pro";
export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];
export type Talk = NonNullable<Awaited<ReturnType<typeof talkAbout>>>;

/** An application, its Pros, and whether people may write about it. Checks no authority. */
export async function talkAbout(read: Reader, applicationId: number, now: number) {
  const application = await detailsById(read, applicationId);
  if (!application) return undefined;
  const isHidden = await isHiddenApplication(read, applicationId);
  const pros = isHidden ? [] : await prosOf(read, application.organization_id);
  const closed: Closing | undefined = closingOf(
    {
      status: application.status,
      modifiedAt: application.modified_at,
      isDeleted: !application.email.includes("@"),
      hasPro: pros.some(({ accountId }) => accountId !== application.account_id),
    },
    now,
  );
  return { application, isHidden, pros, closed };
}

interface Party {
  readonly side: Side;
  readonly mayWrite: boolean;
}

/** An account's role in an application. A Pro who applies to their own organization is its applicant. */
export async function partyOf(
  read: Reader,
  { application, isHidden }: Pick<Talk, "application" | "isHidden">,
  accountId: number,
): Promise<Party | undefined> {
  if (application.account_id === accountId) return { side: "seeker", mayWrite: true };
  if (isHidden) return undefined;
  const memberships = await membershipsOf(read, { accountId });
  const own = memberships.find(({ organizationId }) => organizationId === application.organization_id);
  return own && { side: "pro", mayWrite: isPro(own) };
}

/** Oldest first, with the Pro's public name. */
export async function messagesOf(read: Reader, { id, organization_id }: Talk["application"]) {
  return read
    .selectFrom("message")
    .leftJoin("pro", (join) =>
      join.onRef("pro.account_id", "=", "message.account_id").on("pro.organization_id", "=", organization_id),
    )
    .select(["message.id", "message.account_id", "message.side", "message.text", "message.sent_at"])
    .select(["message.mail_hash", proName.$castTo<string | null>().as("pro_name")])
    .where("message.application_id", "=", id)
    .orderBy("message.id")
    .execute();
}

export async function readThrough(read: Reader, applicationId: number, accountId: number): Promise<number> {
  const row = await read
    .selectFrom("conversation_reading")
    .select("through")
    .where("application_id", "=", applicationId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.through ?? 0;
}

/** How many messages of the other side an account hasn't read, for each application that it sent or answers for. */
export async function unreadOf(read: Reader, accountId: number, organizationIds: readonly number[]) {
  return read
    .selectFrom("message")
    .innerJoin("application", "application.id", "message.application_id")
    .leftJoin("conversation_reading as reading", (join) =>
      join
        .onRef("reading.application_id", "=", "message.application_id")
        .on("reading.account_id", "=", accountId),
    )
    .select(["message.application_id as applicationId", (e) => e.fn.countAll<number>().as("count")])
    .where((e) =>
      e.or([
        e.and([e("message.side", "=", "pro"), e("application.account_id", "=", accountId)]),
        ...(organizationIds.length === 0
          ? []
          : [
              e.and([
                e("message.side", "=", "seeker"),
                e("application.organization_id", "in", organizationIds),
                e("application.account_id", "!=", accountId),
                isShown,
              ]),
            ]),
      ]),
    )
    .where("message.id", ">", sql<number>`coalesce(reading.through, 0)`)
    .groupBy("message.application_id")
    .orderBy("message.application_id")
    .execute();
}

/** How many messages one side has written since the other last did. */
export async function inARow(read: Reader, applicationId: number, side: Side): Promise<number> {
  const since = read
    .selectFrom("message")
    .where("application_id", "=", applicationId)
    .where("side", "=", side)
    .where("id", ">", (e) =>
      e
        .selectFrom("message as other")
        .select((each) => each.fn.coalesce(each.fn.max("other.id"), sql<number>`0`).as("last"))
        .where("other.application_id", "=", applicationId)
        .where("other.side", "!=", side),
    );
  return countRows(since);
}

import { memberChangeKinds } from "@candor/contract/organizations/member-shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { eventOf } from "../../../platform/events/event-row.ts";
import type { OrganizationEvent } from "../events.ts";
import { accountIn, invitationIn, replyIn } from "../rules/event-rows.ts";

/** What happened to an organization and its members, newest first. */
export async function changesOf(read: Reader, organizationId: number, most: number) {
  const rows = await read
    .selectFrom("event")
    .select(["sequence", "name", "actor_id", "impersonator_id", "payload_json", "occurred_at"])
    .where("subject", "=", "organization")
    .where("subject_id", "=", organizationId)
    .where("name", "in", memberChangeKinds)
    .orderBy("sequence", "desc")
    .limit(most)
    .execute();
  const changes = rows.map(({ name, payload_json, ...row }) => ({
    ...row,
    event: changeIn({ name, payload_json }),
  }));
  const accountIds = changes.flatMap(({ actor_id, event }) => [actor_id, accountIn(event)]);
  return {
    changes,
    replies: await repliesBy(
      read,
      changes.map(({ event }) => replyIn(event)),
    ),
    accounts: await accountsBy(read, accountIds),
    invitations: await invitationsBy(
      read,
      changes.map(({ event }) => invitationIn(event)),
    ),
  };
}

function changeIn(row: Parameters<typeof eventOf>[0]): Pick<OrganizationEvent, "name" | "payload"> {
  return eventOf<OrganizationEvent>(row);
}

async function repliesBy(read: Reader, ids: readonly (number | undefined)[]) {
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0) return new Map<number, never>();
  const rows = await read
    .selectFrom("record_reply")
    .select(["id", "text", "removal_reason"])
    .where("id", "in", known)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function accountsBy(read: Reader, ids: readonly (number | null | undefined)[]) {
  const known = [...new Set(ids.filter((id) => typeof id === "number"))];
  if (known.length === 0) return new Map<number, never>();
  const rows = await read
    .selectFrom("account")
    .select(["id", "email", "display_name", "first_name", "last_name"])
    .where("id", "in", known)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function invitationsBy(read: Reader, ids: readonly (number | undefined)[]) {
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0) return new Map<number, never>();
  const rows = await read
    .selectFrom("member_invitation")
    .select(["id", "email", "role"])
    .where("id", "in", known)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

import type { Reader } from "../../../platform/database/database.ts";
import { isShown, mayRead } from "../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { pending } from "../rules/transitions.ts";
import { detailsById } from "./applications.ts";

/** Undefined unless it was sent to one of this Pro's organizations, which may see it. */
export async function detailsForOrganization(read: Reader, scope: MemberScope, id: number) {
  const row = await detailsById(read, id);
  return row && (await mayRead(read, scope, row)) ? row : undefined;
}

export type DueRow = Awaited<ReturnType<typeof dueBy>>[number];

/** Pending applications of an organization with an answer due by `through`, earliest first. */
export async function dueBy(read: Reader, organizationId: number, through: number) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id"])
    .select(["application.first_name", "application.last_name", "application.answer_by", "posting.title"])
    .select(["application.blind_until"])
    .select("application.created_at")
    .where("application.organization_id", "=", organizationId)
    .where("application.status", "in", pending)
    .where("application.answer_by", "<=", through)
    .where(isShown)
    .orderBy("application.answer_by")
    .orderBy("application.id")
    .execute();
}

/** Which of these applications already have an event of this name. */
export async function alreadyTold(read: Reader, name: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom("event")
    .select("subject_id")
    .where("subject", "=", "application")
    .where("subject_id", "in", ids)
    .where("name", "=", name)
    .execute();
  return new Set(rows.map(({ subject_id }) => subject_id as number));
}

/** The applications that nobody has answered yet. */
export async function waitingAt(read: Reader, organizationId: number) {
  return read
    .selectFrom("application")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("status", "in", pending)
    .orderBy("id")
    .execute();
}

/** Pending applications without an answer date, of an organization that somebody answers for; at most `most`. */
export async function withoutPromise(read: Reader, organizationId: number, most: number) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id", "posting.title"])
    .innerJoin("account", "account.id", "application.account_id")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .select(["posting.answer_business_days", "account.time_zone"])
    .where("application.organization_id", "=", organizationId)
    .where("organization.claimed", "=", 1)
    .where("application.status", "in", pending)
    .where("application.answer_by", "is", null)
    .orderBy("application.id")
    .limit(most)
    .execute();
}

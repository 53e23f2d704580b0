import type { Reader } from "../../platform/database/database.ts";
import type { MemberScope } from "../organizations/gate.ts";

/** The leads of a member's organizations: those that are owed an answer first, by date; then the newest answered. */
export async function leadsOf(read: Reader, { organizationIds }: MemberScope, most: number) {
  return leads(read)
    .where("lead.organization_id", "in", organizationIds)
    .orderBy((e) => e.case().when("lead.answered_at", "is", null).then(0).else(1).end())
    .orderBy((e) => e.case().when("lead.answered_at", "is", null).then(e.ref("lead.answer_by")).else(0).end())
    .orderBy("lead.id", "desc")
    .limit(most)
    .execute();
}

export async function countLeadsOwed(read: Reader, { organizationIds }: MemberScope): Promise<number> {
  const { n } = await read
    .selectFrom("lead")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("organization_id", "in", organizationIds)
    .where("answered_at", "is", null)
    .executeTakeFirstOrThrow();
  return n;
}

export async function leadById(read: Reader, id: number) {
  return leads(read).where("lead.id", "=", id).executeTakeFirst();
}

export type LeadRow = NonNullable<Awaited<ReturnType<typeof leadById>>>;

function leads(read: Reader) {
  return read
    .selectFrom("lead")
    .innerJoin("organization", "organization.id", "lead.organization_id")
    .leftJoin("pro", "pro.id", "lead.pro_id")
    .leftJoin("account", "account.id", "pro.account_id")
    .leftJoin("account as answerer", "answerer.id", "lead.answered_by")
    .selectAll("lead")
    .select(["organization.name as organizationName", "organization.slug as organizationSlug"])
    .select(["pro.name as proName", "account.email as proEmail", "account.id as proAccountId"])
    .select(["account.time_zone as proTimeZone", "answerer.email as answererEmail"]);
}

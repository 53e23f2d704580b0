import type { ExpressionBuilder } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Reader } from "../../platform/database/database.ts";
import type { LeadTable } from "../../platform/database/tables/organizations.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { idOf } from "../../platform/ids.ts";
import { proName } from "../session/queries/names.ts";

/** Who owes the answers: these organizations, or the operator. */
export type Owing = { readonly organizationIds: readonly number[] } | "operator";

export function owedBy(owing: Owing) {
  return (e: ExpressionBuilder<Tables, "lead">) =>
    owing === "operator"
      ? e("lead.organization_id", "is", null)
      : e("lead.organization_id", "in", owing.organizationIds);
}

/** Those still owed an answer first, by date; then the most recently answered. */
export async function leadsOf(read: Reader, owing: Owing, most: number) {
  return leads(read)
    .where(owedBy(owing))
    .orderBy((e) => e.case().when("lead.answered_at", "is", null).then(0).else(1).end())
    .orderBy((e) => e.case().when("lead.answered_at", "is", null).then(e.ref("lead.answer_by")).else(0).end())
    .orderBy("lead.id", "desc")
    .limit(most)
    .execute();
}

export async function countLeadsOwed(read: Reader, owing: Owing): Promise<number> {
  return countRows(read.selectFrom("lead").where(owedBy(owing)).where("answered_at", "is", null));
}

/** How many answers are owed by a moment, and the earliest date among them. */
export async function leadsDue(read: Reader, owing: Owing, through: number) {
  return read
    .selectFrom("lead")
    .where(owedBy(owing))
    .where("answered_at", "is", null)
    .where("answer_by", "<=", through)
    .select((e) => [e.fn.countAll<number>().as("count"), e.fn.min("answer_by").as("earliest")])
    .executeTakeFirstOrThrow();
}

/** The answer to a lead of theirs, which may be missing; undefined if there is no such lead. */
export async function answerGiven(read: Reader, owing: Owing, id: string) {
  return read
    .selectFrom("lead")
    .select(["answered_at", "answered_by", "answer"])
    .where("id", "=", idOf(id) ?? -1)
    .where(owedBy(owing))
    .executeTakeFirst();
}

export async function leadById(read: Reader, id: number) {
  return leads(read).where("lead.id", "=", id).executeTakeFirst();
}

export type LeadRow = NonNullable<Awaited<ReturnType<typeof leadById>>>;

/** What somebody wrote, by which form, and to whom. */
export type WrittenLead = Pick<
  LeadTable,
  | "organization_id"
  | "pro_id"
  | "form"
  | "first_name"
  | "last_name"
  | "company"
  | "email"
  | "phone"
  | "message"
>;

/** A lead with the same text to the same recipient that is waiting for its answer. */
export async function sameLead(read: Reader, { organization_id, pro_id, ...said }: WrittenLead) {
  return read
    .selectFrom("lead")
    .select("answer_by")
    .where((e) =>
      e.and([
        organization_id === null
          ? e("organization_id", "is", null)
          : e("organization_id", "=", organization_id),
        pro_id === null ? e("pro_id", "is", null) : e("pro_id", "=", pro_id),
        e("answered_at", "is", null),
        e.and(said),
      ]),
    )
    .executeTakeFirst();
}

function leads(read: Reader) {
  return read
    .selectFrom("lead")
    .leftJoin("organization", "organization.id", "lead.organization_id")
    .leftJoin("pro", "pro.id", "lead.pro_id")
    .leftJoin("account", "account.id", "pro.account_id")
    .leftJoin("account as answerer", "answerer.id", "lead.answered_by")
    .selectAll("lead")
    .select(["organization.name as organizationName", "organization.slug as organizationSlug"])
    .select(proName.$castTo<string | null>().as("proName"))
    .select(["account.email as proEmail", "account.id as proAccountId"])
    .select(["account.time_zone as proTimeZone", "answerer.email as answererEmail"]);
}

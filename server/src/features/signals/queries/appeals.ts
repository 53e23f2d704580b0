import type { Reader } from "../../../platform/database/database.ts";

/** Appeals with their posting: those still owed an answer first, oldest first; then the most recently answered. */
export async function appealsToAnswer(read: Reader, most: number) {
  return appeals(read)
    .orderBy((e) => e.case().when("appeal.answered_at", "is", null).then(0).else(1).end())
    .orderBy((e) =>
      e.case().when("appeal.answered_at", "is", null).then(e.ref("appeal.answer_by")).else(0).end(),
    )
    .orderBy("appeal.id", "desc")
    .limit(most)
    .execute();
}

/** One posting's appeals, newest first. */
export async function appealsOf(read: Reader, postingId: number) {
  return appeals(read).where("appeal.posting_id", "=", postingId).orderBy("appeal.id", "desc").execute();
}

export async function appealById(read: Reader, id: number) {
  return appeals(read).where("appeal.id", "=", id).executeTakeFirst();
}

export type AppealRow = NonNullable<Awaited<ReturnType<typeof appealById>>>;

/** The signals that seekers aren't shown because an appeal was upheld, with what they showed then. */
export async function dismissedSignals(read: Reader, postingId: number) {
  return read
    .selectFrom("signal_appeal")
    .select(["signal", "evidence"])
    .where("posting_id", "=", postingId)
    .where("upheld", "=", 1)
    .execute();
}

function appeals(read: Reader) {
  return read
    .selectFrom("signal_appeal as appeal")
    .innerJoin("posting", "posting.id", "appeal.posting_id")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .selectAll("appeal")
    .select(["posting.title", "posting.organization_id as organizationId"])
    .select(["organization.name as organizationName", "organization.slug as organizationSlug"]);
}

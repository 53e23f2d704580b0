import type { Reader, Writer } from "../../platform/database/database.ts";

export type SavedRow = Awaited<ReturnType<typeof savedOf>>[number];

/** An account's saved postings, newest first. */
export async function savedOf(read: Reader, accountId: number) {
  return read
    .selectFrom("saved_posting")
    .innerJoin("posting", "posting.id", "saved_posting.posting_id")
    .select(["saved_posting.posting_id", "saved_posting.saved_at"])
    .select(["posting.status", "posting.life", "posting.closes_at", "posting.closed_at"])
    .select(["posting.changed_at", "posting.withheld_at", "saved_posting.said_json"])
    .where("saved_posting.account_id", "=", accountId)
    .orderBy("saved_posting.saved_at", "desc")
    .orderBy("saved_posting.posting_id", "desc")
    .execute();
}

/** Only their numbers, in the same order. */
export async function savedIdsOf(read: Reader, accountId: number): Promise<number[]> {
  const rows = await read
    .selectFrom("saved_posting")
    .select("posting_id")
    .where("account_id", "=", accountId)
    .orderBy("saved_at", "desc")
    .orderBy("posting_id", "desc")
    .execute();
  return rows.map(({ posting_id: id }) => id);
}

/** Somebody who wants a mail before a saved posting closes; undefined for a person who doesn't. */
export async function closingReader(read: Reader | Writer, accountId: number) {
  return read
    .selectFrom("closing_reader")
    .innerJoin("account", "account.id", "closing_reader.account_id")
    .select(["account.email", "account.email_proved_at", "account.time_zone"])
    .where("closing_reader.account_id", "=", accountId)
    .executeTakeFirst();
}

export type ClosingRow = Awaited<ReturnType<typeof closingFor>>[number];

/** An account's open saved postings that close within a span, earliest first. */
export async function closingFor(
  read: Reader | Writer,
  accountId: number,
  { begins, ends }: { readonly begins: number; readonly ends: number },
) {
  return read
    .selectFrom("saved_posting")
    .innerJoin("posting", "posting.id", "saved_posting.posting_id")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["posting.id", "posting.title", "posting.closes_at"])
    .select("organization.name as organization_name")
    .where("saved_posting.account_id", "=", accountId)
    .where("posting.status", "=", "open")
    .where((e) => e.or([e("posting.life", "is", null), e("posting.life", "=", "published")]))
    .where("posting.closes_at", ">", begins)
    .where("posting.closes_at", "<=", ends)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("application")
            .select("application.id")
            .whereRef("application.posting_id", "=", "posting.id")
            .where("application.account_id", "=", accountId),
        ),
      ),
    )
    .orderBy("posting.closes_at")
    .orderBy("posting.id")
    .execute();
}

import type { Reader } from "../../../platform/database/database.ts";

interface Owner {
  readonly accountId: number;
}

export type ConsentRow = Awaited<ReturnType<typeof consentsOf>>[number];

/** What an account agreed to, newest first. */
export async function consentsOf(read: Reader, { accountId }: Owner, most: number) {
  return read
    .selectFrom("consent")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("given_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

export type ConsentedRow = Awaited<ReturnType<typeof consentedOf>>[number];

/** An account's applications with these numbers: what consents are about. */
export async function consentedOf(read: Reader, { accountId }: Owner, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .select(["application.id", "posting.title", "organization.name as organization"])
    .where("application.account_id", "=", accountId)
    .where("application.id", "in", ids)
    .execute();
}

import type { Reader } from "../../../platform/database/database.ts";
import { isPublicPosting } from "../../jobs/queries.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

export type OutsideRow = Awaited<ReturnType<typeof outsideApplicationsOf>>[number];

/** The latest first. */
export async function outsideApplicationsOf(read: Reader, { accountId }: Pick<SessionScope, "accountId">) {
  return read
    .selectFrom("outside_application")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("applied_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** With the address of its owner, for tasks. */
export async function outsideApplicationWithOwner(read: Reader, id: number) {
  return read
    .selectFrom("outside_application")
    .innerJoin("account", "account.id", "outside_application.account_id")
    .selectAll("outside_application")
    .select(["account.email", "account.email_proved_at"])
    .where("outside_application.id", "=", id)
    .executeTakeFirst();
}

export type PostingToNote = NonNullable<Awaited<ReturnType<typeof postingToNote>>>;

export async function postingToNote(read: Reader, id: number) {
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["posting.id", "posting.title", "posting.source_url", "organization.name as organization"])
    .where("posting.id", "=", id)
    .executeTakeFirst();
}

/** A posting whose source takes applications for it: public, and with an address. */
export async function postingAtSource(read: Reader, id: number): Promise<PostingToNote | undefined> {
  const posting = await postingToNote(read, id);
  const isThere = posting && posting.source_url !== null && (await isPublicPosting(read, id));
  return isThere ? posting : undefined;
}

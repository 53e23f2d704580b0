import { sql } from "kysely";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

export type HiddenRow = Awaited<ReturnType<typeof hiddenOf>>[number];

/** What an account hid, newest first. */
export async function hiddenOf(read: Reader, { accountId }: SessionScope) {
  return read
    .selectFrom("hidden_entry")
    .leftJoin("posting", "posting.id", "hidden_entry.posting_id")
    .innerJoin("organization", (join) =>
      join.on((e) =>
        e("organization.id", "=", e.fn.coalesce("posting.organization_id", "hidden_entry.organization_id")),
      ),
    )
    .select(["hidden_entry.id", "hidden_entry.posting_id", "hidden_entry.hidden_at", "posting.title"])
    .select(["organization.name as organization_name", "organization.slug as organization_slug"])
    .where("hidden_entry.account_id", "=", accountId)
    .orderBy("hidden_entry.hidden_at", "desc")
    .orderBy("hidden_entry.id", "desc")
    .execute();
}

/** Which of these postings the accounts hide, as "account posting". */
export async function hiddenAmong(
  read: Reader | Writer,
  accountIds: readonly number[],
  postingIds: readonly number[],
): Promise<Set<string>> {
  if (accountIds.length === 0 || postingIds.length === 0) return new Set();
  const rows = await read
    .selectFrom("hidden_entry")
    .innerJoin("posting", (join) => join.on(isAboutPosting))
    .select(["hidden_entry.account_id", "posting.id"])
    .where("hidden_entry.account_id", "in", [...new Set(accountIds)])
    .where("posting.id", "in", postingIds)
    .execute();
  return new Set(rows.map(({ account_id, id }) => `${account_id} ${id}`));
}

/** An organization is hidden under all its names, with what agencies post for it. */
const isAboutPosting = sql<boolean>`(hidden_entry.posting_id = posting.id
  or hidden_entry.organization_id = posting.organization_id
  or exists (select 1 from organization as named
    inner join organization as listed on listed.id in (posting.organization_id, posting.client_id)
    where named.id = hidden_entry.organization_id
      and coalesce(named.merged_into_id, named.id) = coalesce(listed.merged_into_id, listed.id)))`;

/** The end of a query: an account's entries that hide the row of `posting`, those for the posting itself first. */
export function isHiddenBy(accountId: number) {
  return sql`from hidden_entry where hidden_entry.account_id = ${accountId} and ${isAboutPosting}
    order by case when hidden_entry.posting_id is null then 1 else 0 end`;
}

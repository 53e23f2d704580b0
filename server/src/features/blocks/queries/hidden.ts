import { type RawBuilder, sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { mayActOn } from "../../organizations/queries/members.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

type Owner = Pick<SessionScope, "accountId">;

/** The site with a slash after its host, whatever came there: a port, a path, parameters, a place in the page. */
const siteParts = sql`replace(replace(replace(lower(kept.site) || '/', '?', '/'), '#', '/'), ':', '/')`;

/**
 * Whether the row of `application` in a query is hidden from its organization. What somebody sent to an employer that
 * they otherwise keep away stays visible there.
 */
export const isHidden = sql<boolean>`exists (select 1 from block
  where block.account_id = application.account_id
    and (block.kind = 'blocked' or application.shown_to_employer = 0)
    and ${isAbout(sql.ref("application.organization_id"))})`;

export const isShown = sql<boolean>`not ${isHidden}`;

/** Whether a member may act on the row of `application` for its organization. */
export function mayActOnApplication(member: RawBuilder<unknown>): RawBuilder<boolean> {
  return mayActOn(member, sql.ref("application.account_id"), sql.ref("application.organization_id"));
}

/**
 * Whether a member reads the row of `application` for its organization. What they sent themselves is their colleagues'
 * to read and to answer, if they have any.
 */
export function isShownTo({ accountId }: Owner): RawBuilder<boolean> {
  return sql<boolean>`(${mayActOnApplication(sql`${accountId}`)} and ${isShown})`;
}

/** Whether an organization may not see an application. */
export async function isHiddenApplication(read: Reader, id: number): Promise<boolean> {
  return isApplication(read, id, isHidden);
}

/** Whether an application was sent to one of the member's organizations, and they may see it. */
export async function mayRead(
  read: Reader,
  member: Pick<MemberScope, "accountId" | "organizationIds">,
  { id, organization_id }: { readonly id: number; readonly organization_id: number },
): Promise<boolean> {
  if (!member.organizationIds.includes(organization_id)) return false;
  return isApplication(read, id, isShownTo(member));
}

async function isApplication(read: Reader, id: number, condition: RawBuilder<boolean>): Promise<boolean> {
  const row = await read
    .selectFrom("application")
    .select("application.id")
    .where("application.id", "=", id)
    .where(condition)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account blocks an organization of the row of `posting`, or keeps it away as an employer. */
export function isKeptAway({ accountId }: Owner): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from block
    where block.account_id = ${accountId} and ${isAboutPosting})`;
}

/**
 * The organizations whose postings an account doesn't see, including what agencies post for them, under all their
 * names.
 */
export async function unseenOrganizations(read: Reader, { accountId }: Owner): Promise<number[]> {
  const rows = await read
    .selectFrom("block")
    .innerJoin("organization as named", "named.id", "block.organization_id")
    .innerJoin("organization", (join) =>
      join.on((e) =>
        e(
          e.fn.coalesce("organization.merged_into_id", "organization.id"),
          "=",
          e.fn.coalesce("named.merged_into_id", "named.id"),
        ),
      ),
    )
    .select("organization.id")
    .where("block.account_id", "=", accountId)
    .where("block.kind", "=", "blocked")
    .orderBy("organization.id")
    .execute();
  return [...new Set(rows.map(({ id }) => id))];
}

/** Which of these postings the accounts don't see, as "account posting". */
export async function unseenPostings(
  read: Reader,
  accountIds: readonly number[],
  postingIds: readonly number[],
): Promise<Set<string>> {
  const blocking = postingIds.length > 0 ? await blockingAmong(read, accountIds) : [];
  if (blocking.length === 0) return new Set();
  const rows = await read
    .selectFrom("block")
    .innerJoin("posting", (join) => join.on(isAboutPosting))
    .select(["block.account_id", "posting.id"])
    .where("block.account_id", "in", blocking)
    .where("block.kind", "=", "blocked")
    .where("posting.id", "in", postingIds)
    .execute();
  return new Set(rows.map(({ account_id, id }) => `${account_id} ${id}`));
}

/** Whether the row of `block` covers the organization of the row of `posting`, or the client it is for. */
const isAboutPosting = sql<boolean>`(${isAbout(sql.ref("posting.organization_id"))}
  or ${isAbout(sql.ref("posting.client_id"))})`;

/** Which of these accounts block anybody: few do, and finding whom they block is costly. */
async function blockingAmong(read: Reader, accountIds: readonly number[]): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const rows = await read
    .selectFrom("block")
    .select("account_id")
    .distinct()
    .where("account_id", "in", [...new Set(accountIds)])
    .where("kind", "=", "blocked")
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/**
 * Whether the row of `block` covers an organization: under any of its names, or because its domain is the
 * organization's proved one, its site's, its name, or that of one of its members.
 */
export function isAbout(organizationId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from organization as kept
    left join organization as named on named.id = block.organization_id
    where kept.id = ${organizationId}
      and (coalesce(named.merged_into_id, named.id) = coalesce(kept.merged_into_id, kept.id)
        or kept.name_key = block.domain
        or '.' || kept.domain like '%.' || block.domain
        or ${siteParts} like '%//' || block.domain || '/%'
        or ${siteParts} like '%//%.' || block.domain || '/%'
        or exists (select 1 from membership
          inner join account as member on member.id = membership.account_id
          where membership.organization_id = kept.id
            and (member.email like '%@' || block.domain or member.email like '%@%.' || block.domain))))`;
}

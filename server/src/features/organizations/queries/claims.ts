import type { ClaimState } from "@candor/contract/values";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { areAt } from "../rules/domains.ts";
import { roleIn } from "./members.ts";

/** States in which a claim can still be granted. */
export const openStates = ["started", "waiting"] as const satisfies readonly ClaimState[];

/** An organization that may be claimed; 404 for one that was merged into another. */
export async function claimable(read: Reader, slug: string) {
  const row = await read
    .selectFrom("organization")
    .select(["id", "name", "slug", "site"])
    .where("slug", "=", slug)
    .where("merged_into_id", "is", null)
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

export async function latestClaim(read: Reader, organizationId: number, accountId: number) {
  return read
    .selectFrom("organization_claim")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type ClaimRow = NonNullable<Awaited<ReturnType<typeof latestClaim>>>;

export async function claimById(read: Reader, id: number): Promise<ClaimRow | undefined> {
  return read.selectFrom("organization_claim").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A claim with what a mail about it says. */
export async function claimWithNames(read: Reader, id: number) {
  return read
    .selectFrom("organization_claim as claim")
    .innerJoin("organization", "organization.id", "claim.organization_id")
    .innerJoin("account", "account.id", "claim.account_id")
    .select(["claim.id", "claim.state", "claim.method", "claim.email", "claim.salt", "claim.expires_at"])
    .select(["claim.answer", "account.email as claimantEmail", "account.time_zone as timeZone"])
    .select(["organization.name", "organization.slug"])
    .where("claim.id", "=", id)
    .executeTakeFirst();
}

/** Other accounts' undecided claims to the same organization. */
export async function rivalsOf(read: Reader, claim: ClaimRow, now: number): Promise<ClaimRow[]> {
  const rows = await read
    .selectFrom("organization_claim")
    .selectAll()
    .where("organization_id", "=", claim.organization_id)
    .where("state", "in", openStates)
    .where("account_id", "!=", claim.account_id)
    .execute();
  return rows.filter(({ state, expires_at }) => state === "waiting" || expires_at > now);
}

/** Somebody who isn't a member may claim it, and an owner who still has to prove that they speak for it. */
export async function mayClaim(read: Reader, organizationId: number, accountId: number): Promise<boolean> {
  const role = await roleIn(read, { accountId }, organizationId);
  return role === "owner" ? !(await isProved(read, organizationId)) : role === undefined;
}

/**
 * Whether somebody proved that they speak for the organization. One that its members entered themselves isn't proved
 * until a claim is granted; an imported one has members only through a claim or the operator.
 */
export async function isProved(read: Reader, organizationId: number): Promise<boolean> {
  const created = await read
    .selectFrom("event")
    .select("sequence")
    .where("subject", "=", "organization")
    .where("subject_id", "=", organizationId)
    .where("name", "=", "organization-created")
    .executeTakeFirst();
  if (!created) return true;
  const granted = await read
    .selectFrom("organization_claim")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("state", "=", "granted")
    .executeTakeFirst();
  return granted !== undefined;
}

/** How many of its postings are read to find an organization's domain. */
const looked = 50;

/**
 * Whether we know that a domain is the organization's: its site is there, or its postings come from there, in a source
 * without postings of any other organization. A job board has those of many.
 */
export async function isKnownDomain(read: Reader, organizationId: number, domain: string): Promise<boolean> {
  const { site } = await read
    .selectFrom("organization")
    .select("site")
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  if (site !== null && areAt(domain, [site])) return true;
  const postings = await read
    .selectFrom("posting")
    .select(["source", "source_url"])
    .where("organization_id", "=", organizationId)
    .where("source_url", "is not", null)
    .limit(looked)
    .execute();
  const there = postings.filter(({ source_url: url }) => url !== null && areAt(domain, [url]));
  for (const source of new Set(there.map((posting) => posting.source)))
    if (!(await hasOthers(read, source, organizationId))) return true;
  return false;
}

async function hasOthers(read: Reader, source: string, organizationId: number): Promise<boolean> {
  const row = await read
    .selectFrom("posting")
    .select("id")
    .where("source", "=", source)
    .where("organization_id", "!=", organizationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The claims that wait for an administrator, grouped by organization, oldest first. */
export async function claimsToDecide(read: Reader, most: number) {
  return read
    .selectFrom("organization_claim as claim")
    .innerJoin("organization", "organization.id", "claim.organization_id")
    .innerJoin("account", "account.id", "claim.account_id")
    .selectAll("claim")
    .select(["organization.name", "organization.slug", "organization.site"])
    .select(["account.email as claimantEmail"])
    .select(["account.display_name", "account.first_name", "account.last_name"])
    .select((e) =>
      e
        .selectFrom("posting")
        .select((count) => count.fn.countAll<number>().as("n"))
        .whereRef("posting.organization_id", "=", "claim.organization_id")
        .where("posting.status", "=", "open")
        .as("postings"),
    )
    .where("claim.state", "=", "waiting")
    .orderBy("claim.organization_id")
    .orderBy("claim.id")
    .limit(most)
    .execute();
}

export async function countClaims(read: Reader): Promise<number> {
  return countRows(read.selectFrom("organization_claim").where("state", "=", "waiting"));
}

export type ClaimToDecideRow = Awaited<ReturnType<typeof claimsToDecide>>[number];

/** What an administrator needs for deciding a claim. */
export async function weighed(read: Reader, row: ClaimToDecideRow) {
  const owners = await read
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select("account.email")
    .where("membership.organization_id", "=", row.organization_id)
    .where("membership.role", "=", "owner")
    .orderBy("membership.id")
    .execute();
  const members = await countRows(
    read.selectFrom("membership").where("membership.organization_id", "=", row.organization_id),
  );
  const isKnown = row.domain !== null && (await isKnownDomain(read, row.organization_id, row.domain));
  return { row, owners: owners.map(({ email }) => email), members, isKnown };
}

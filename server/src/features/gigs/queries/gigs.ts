import type { GigFilters } from "@candor/contract/gigs/shapes";
import { limits } from "@candor/contract/limits";
import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { wordsOf } from "../../applications/rules/words.ts";
import { waiting } from "../rules.ts";
import { isShownProposal, type Member } from "./proposals.ts";

/** Checks no authority: everybody may read a gig. */
export async function gigById(read: Reader, id: number) {
  return gigs(read).where("gig.id", "=", id).executeTakeFirst();
}

export type GigRow = NonNullable<Awaited<ReturnType<typeof gigById>>>;

interface Listing extends GigFilters {
  /** The organizations whose gigs the visitor doesn't see. */
  readonly without: readonly number[];
}

/** A page of the open gigs that match, newest first, and how many match in all. */
export async function openGigs(read: Reader, listing: Listing) {
  const rows = await matching(read, listing)
    .orderBy("gig.id", "desc")
    .limit(limits.gigsPerPage)
    .offset(listing.from)
    .execute();
  const { total } = await matching(read, listing)
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function matching(read: Reader, { words, budget, without }: Listing) {
  let query = gigs(read).where("gig.closed_at", "is", null);
  if (budget !== undefined) query = query.where("gig.budget", "=", budget);
  if (without.length > 0) query = query.where("gig.organization_id", "not in", without);
  for (const { folded, spellings } of wordsOf(words))
    query = query.where((e) =>
      e.or([
        sql<boolean>`folded(gig.title) like ${folded} escape '!'`,
        ...spellings.map((spelling) => sql<boolean>`lower(${texts}) like ${spelling} escape '!'`),
      ]),
    );
  return query;
}

const texts = sql`gig.description || ' ' || gig.skills_json`;

/** The gigs of organizations, with how many proposals wait; open ones first, newest first. */
export async function gigsOfOrganizations(read: Reader, scope: Member) {
  return gigs(read)
    .select((e) => [
      e
        .selectFrom("gig_proposal")
        .select((of) => of.fn.countAll<number>().as("waiting"))
        .whereRef("gig_proposal.gig_id", "=", "gig.id")
        .where("gig_proposal.state", "in", waiting)
        .where(isShownProposal(scope))
        .$asScalar()
        .$notNull()
        .as("waiting"),
      e
        .selectFrom("gig_proposal")
        .select((of) => of.fn.min<number | null>("gig_proposal.answer_by").as("next"))
        .whereRef("gig_proposal.gig_id", "=", "gig.id")
        .where("gig_proposal.state", "=", "sent")
        .where(isShownProposal(scope))
        .$asScalar()
        .as("next_answer_by"),
    ])
    .where("gig.organization_id", "in", scope.organizationIds)
    .orderBy((e) => e.case().when("gig.closed_at", "is", null).then(0).else(1).end())
    .orderBy("gig.id", "desc")
    .limit(limits.gigsShown)
    .execute();
}

export type OrganizationGigRow = Awaited<ReturnType<typeof gigsOfOrganizations>>[number];

export async function openGigsOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("gig")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("closed_at", "is", null)
    .orderBy("id")
    .execute();
}

function gigs(read: Reader) {
  return read
    .selectFrom("gig")
    .innerJoin("organization", "organization.id", "gig.organization_id")
    .selectAll("gig")
    .select(["organization.name as organizationName", "organization.slug as organizationSlug"])
    .select("organization.claimed");
}

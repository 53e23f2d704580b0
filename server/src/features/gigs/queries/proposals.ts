import { limits } from "@candor/contract/limits";
import { type RawBuilder, sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { isAbout } from "../../blocks/queries/hidden.ts";
import { mayActOn, pros } from "../../organizations/queries/members.ts";
import { waiting } from "../rules.ts";

interface Owner {
  readonly accountId: number;
}

/** Somebody who reads for these organizations. */
export interface Member extends Owner {
  readonly organizationIds: readonly number[];
}

/** M-28: whether a row of `gig_proposal` is hidden from the organization of its row of `gig`, which its sender blocks. */
const isHiddenProposal = sql<boolean>`exists (select 1 from block
  where block.account_id = gig_proposal.account_id and ${isAbout(sql.ref("gig.organization_id"))})`;

/**
 * Whether a member reads a row of `gig_proposal` for the organization of its row of `gig`; every query that does needs
 * it. What they sent before they became a member is their colleagues' to read and to answer, if they have any.
 */
export function isShownProposal({ accountId }: Owner): RawBuilder<boolean> {
  return isShownTo(sql`${accountId}`);
}

function isShownTo(member: RawBuilder<unknown>): RawBuilder<boolean> {
  const [sender, organization] = [sql.ref("gig_proposal.account_id"), sql.ref("gig.organization_id")];
  return sql<boolean>`(${mayActOn(member, sender, organization)} and not ${isHiddenProposal})`;
}

/** Accounts of the Pros who read a proposal for its organization. */
export async function prosShown(read: Reader, proposalId: number) {
  return pros(read)
    .innerJoin("gig", "gig.organization_id", "membership.organization_id")
    .innerJoin("gig_proposal", "gig_proposal.gig_id", "gig.id")
    .where("gig_proposal.id", "=", proposalId)
    .where(isShownTo(sql.ref("membership.account_id")))
    .execute();
}

/** Checks no authority. */
export async function proposalById(read: Reader, id: number) {
  return proposals(read).where("gig_proposal.id", "=", id).executeTakeFirst();
}

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof proposalById>>>;

/** Undefined unless it is the account's own. */
export async function ownProposal(read: Reader, { accountId }: Owner, id: number) {
  return proposals(read)
    .where("gig_proposal.id", "=", id)
    .where("gig_proposal.account_id", "=", accountId)
    .executeTakeFirst();
}

/** What the account sent for a gig. */
export async function ownProposalFor(read: Reader, { accountId }: Owner, gigId: number) {
  return proposals(read)
    .where("gig_proposal.gig_id", "=", gigId)
    .where("gig_proposal.account_id", "=", accountId)
    .executeTakeFirst();
}

/** Newest first. */
export async function ownProposals(read: Reader, { accountId }: Owner) {
  return proposals(read)
    .where("gig_proposal.account_id", "=", accountId)
    .orderBy("gig_proposal.id", "desc")
    .limit(limits.gigProposalsShown)
    .execute();
}

/** Undefined unless it was sent to one of the member's organizations, and they may see it. */
export async function proposalTo(read: Reader, scope: Member, id: number) {
  return proposals(read)
    .where("gig_proposal.id", "=", id)
    .where("gig.organization_id", "in", scope.organizationIds)
    .where("gig_proposal.state", "!=", "withdrawn")
    .where(isShownProposal(scope))
    .executeTakeFirst();
}

/** What a member sees of their organization's gig: the proposals that wait, by date, then the most recently answered. */
export async function proposalsFor(read: Reader, scope: Owner, gigId: number) {
  return proposals(read)
    .where("gig_proposal.gig_id", "=", gigId)
    .where("gig_proposal.state", "!=", "withdrawn")
    .where(isShownProposal(scope))
    .orderBy((e) => e.case().when("gig_proposal.ended_at", "is", null).then(0).else(1).end())
    .orderBy((e) =>
      e
        .case()
        .when("gig_proposal.ended_at", "is", null)
        .then(e.ref("gig_proposal.answer_by"))
        .else(e.neg(e.ref("gig_proposal.ended_at")))
        .end(),
    )
    .orderBy("gig_proposal.id")
    .limit(limits.gigProposalsShown)
    .execute();
}

/** An account's proposals that wait at organizations that may not see them. */
export async function hiddenProposals(read: Reader, accountId: number) {
  return proposals(read)
    .where("gig_proposal.account_id", "=", accountId)
    .where("gig_proposal.state", "in", waiting)
    .where(isHiddenProposal)
    .orderBy("gig_proposal.id")
    .execute();
}

function proposals(read: Reader) {
  return read
    .selectFrom("gig_proposal")
    .innerJoin("gig", "gig.id", "gig_proposal.gig_id")
    .innerJoin("organization", "organization.id", "gig.organization_id")
    .innerJoin("account", "account.id", "gig_proposal.account_id")
    .leftJoin("account as answerer", "answerer.id", "gig_proposal.answered_by")
    .selectAll("gig_proposal")
    .select(["gig.title", "gig.closed_at", "gig.organization_id"])
    .select(["organization.name as organizationName", "organization.slug as organizationSlug"])
    .select(["account.email", "account.time_zone"])
    .select("answerer.email as answererEmail");
}

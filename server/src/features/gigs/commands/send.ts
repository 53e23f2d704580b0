import { mostDollars } from "@candor/contract/gigs/budget";
import type { NewGigProposal, OwnGigProposal } from "@candor/contract/gigs/shapes";
import type { ProblemCode } from "@candor/contract/problems";
import { sentGigProposals } from "@candor/contract/rate-limits";
import { logDecision } from "../../../platform/automation/log.ts";
import { decideBy } from "../../../platform/automation/rule.ts";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { idOf } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { requestOf } from "../../../platform/tasks/task.ts";
import { answerDate } from "../../applications/rules/automated.ts";
import { kindOf } from "../../blocks/queries/blocks.ts";
import { membershipsOf } from "../../organizations/queries/members.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { type GigRow, gigById } from "../queries/gigs.ts";
import { ownProposalFor, proposalById } from "../queries/proposals.ts";
import { lapseAtDate } from "../tasks/lapse.ts";
import { ownProposalView } from "../views/proposal.ts";
import { announceProposal, type GigParts } from "./parts.ts";

/** Sends a proposal. However often it is called, there is one per account and gig. */
export async function sendProposal(
  parts: GigParts,
  scope: SessionScope,
  gigId: string,
  body: NewGigProposal,
  repeat: Repeat | undefined,
): Promise<OwnGigProposal> {
  const { database, clock } = parts;
  const now = clock.now();
  const id = idOf(gigId) ?? -1;
  const sent = await database.write((writer) =>
    once(writer, repeat, now, async () => {
      await database.dialect.hold(writer, "gig", id);
      const gig = await gigById(writer, id);
      if (!gig) throw new Problem("not-found");
      const before = await ownProposalFor(writer, scope, id);
      if (before) throw new Problem("already-proposed", { id: String(before.id) });
      const obstacle = await obstacleTo(writer, scope, gig);
      if (obstacle) throw new Problem(obstacle);
      if (body.amount > mostDollars(gig.budget))
        throw new Problem("invalid-request", { fields: [{ path: "/amount", key: "validation.outOfRange" }] });
      const { message: _, ...answer } = await insert(parts, writer, scope, { gig, body, now });
      return answer;
    }),
  );
  // Kept answers hold no words of a person: deleting an account doesn't find them. A repeated call has the same body.
  return { ...sent, message: body.message };
}

/** What keeps somebody from proposing to do a gig. */
export async function obstacleTo(
  read: Reader,
  scope: SessionScope,
  gig: GigRow,
): Promise<Extract<ProblemCode, "gig-closed" | "own-gig" | "organization-blocked"> | undefined> {
  const memberships = await membershipsOf(read, scope);
  if (memberships.some(({ organizationId }) => organizationId === gig.organization_id)) return "own-gig";
  if (gig.closed_at !== null) return "gig-closed";
  return (await kindOf(read, scope, gig.organization_id)) ? "organization-blocked" : undefined;
}

interface Sent {
  readonly gig: GigRow;
  readonly body: NewGigProposal;
  readonly now: number;
}

async function insert(
  parts: GigParts,
  writer: Writer,
  scope: SessionScope,
  { gig, body, now }: Sent,
): Promise<OwnGigProposal> {
  const wait = await tally(writer, `gig proposals by ${scope.accountId}`, sentGigProposals, now);
  if (wait > 0) throw tooMany("too-many-requests", wait);
  const promised = decideBy(answerDate, { from: now, businessDays: gig.answer_business_days });
  const answerBy = promised.outcome;
  const { id } = await writer
    .insertInto("gig_proposal")
    .values({
      gig_id: gig.id,
      account_id: scope.accountId,
      first_name: body.firstName,
      last_name: body.lastName,
      budget: gig.budget,
      amount: body.amount,
      message: body.message,
      state: "sent",
      created_at: now,
      answer_by: answerBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await logDecision(writer, promised, { proposal_id: id }, now);
  const lapse = requestOf(lapseAtDate, { key: `${id}`, payload: { proposalId: id }, runAt: answerBy + 1 });
  await enqueue(writer, lapse, now);
  const row = (await proposalById(writer, id))!;
  await announceProposal(parts, writer, { name: "gig-proposal-sent", actor: scope }, row);
  return ownProposalView(row);
}

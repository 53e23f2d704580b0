import type { GigAnswer } from "@candor/contract/gigs/shapes";
import { logDecision } from "../../../platform/automation/log.ts";
import { decideBy } from "../../../platform/automation/rule.ts";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { Actor } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import {
  hiddenProposals,
  ownProposal,
  type ProposalRow,
  proposalById,
  proposalTo,
} from "../queries/proposals.ts";
import { isWaiting, proposalUnanswered } from "../rules.ts";
import { announceProposal, type GigParts } from "./parts.ts";

/** Accepts or declines a proposal, once, in time or late. The same answer again changes nothing. */
export async function answerProposal(
  parts: GigParts,
  scope: ProScope,
  text: string,
  { answer, note }: GigAnswer,
): Promise<void> {
  const { database, clock } = parts;
  const id = idOf(text) ?? -1;
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "gig_proposal", id);
    const row = await proposalTo(writer, scope, id);
    if (!row) throw new Problem("not-found");
    if (row.state === answer) return;
    if (!isWaiting(row.state)) throw new Problem("proposal-final");
    await writer
      .updateTable("gig_proposal")
      .set({
        state: answer,
        ended_at: clock.now(),
        answered_by: scope.accountId,
        note: note === "" ? null : note,
      })
      .where("id", "=", id)
      .execute();
    await announceProposal(parts, writer, { name: `gig-proposal-${answer}`, actor: scope }, row);
  });
}

/** Takes a proposal back that isn't answered. Its organization no longer sees it. */
export async function withdrawProposal(parts: GigParts, scope: SessionScope, text: string): Promise<void> {
  const { database } = parts;
  const id = idOf(text) ?? -1;
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "gig_proposal", id);
    const row = await ownProposal(writer, scope, id);
    if (!row) throw new Problem("not-found");
    if (row.state === "withdrawn") return;
    if (!isWaiting(row.state)) throw new Problem("proposal-final");
    await withdraw(parts, writer, row, scope);
  });
}

/** M-28. Withdraws proposals that are hidden from an organization: it owes no answer to what it can't see. */
export async function withdrawHiddenProposals(parts: GigParts, accountId: number): Promise<void> {
  const { database } = parts;
  for (const { id } of await hiddenProposals(database.read, accountId))
    await database.write(async (writer) => {
      await database.dialect.hold(writer, "gig_proposal", id);
      // It may have been answered, or unblocked, since.
      const row = await hiddenProposal(writer, accountId, id);
      if (row) await withdraw(parts, writer, row, { accountId, impersonatorId: null });
    });
}

/**
 * Marks a proposal whose promised date has passed. Does nothing if it was answered or withdrawn. One that became hidden
 * in the meantime, because its gig or a member moved to an organization that its sender blocks, is withdrawn instead.
 */
export async function lapseProposal(parts: GigParts, id: number): Promise<void> {
  const { database, clock } = parts;
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "gig_proposal", id);
    const row = await proposalById(writer, id);
    if (!row) return;
    const now = clock.now();
    const lapse = decideBy(proposalUnanswered, { state: row.state, answerBy: row.answer_by, now });
    if (!lapse.outcome) return;
    if (await hiddenProposal(writer, row.account_id, id)) return withdraw(parts, writer, row);
    await logDecision(writer, lapse, { proposal_id: id }, now);
    await writer.updateTable("gig_proposal").set({ state: "unanswered" }).where("id", "=", id).execute();
    await announceProposal(parts, writer, { name: "gig-proposal-unanswered" }, row);
  });
}

async function hiddenProposal(read: Reader, accountId: number, id: number) {
  return (await hiddenProposals(read, accountId)).find((each) => each.id === id);
}

async function withdraw(parts: GigParts, writer: Writer, row: ProposalRow, actor?: Actor): Promise<void> {
  await writer
    .updateTable("gig_proposal")
    .set({ state: "withdrawn", ended_at: parts.clock.now() })
    .where("id", "=", row.id)
    .execute();
  await announceProposal(parts, writer, { name: "gig-proposal-withdrawn", ...(actor && { actor }) }, row);
}

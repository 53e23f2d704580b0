import type { GigAnswer } from "@candor/contract/gigs/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { hiddenProposals, ownProposal, proposalById, proposalTo } from "../queries/proposals.ts";
import { isWaiting } from "../rules.ts";
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
  const { database, clock } = parts;
  const id = idOf(text) ?? -1;
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "gig_proposal", id);
    const row = await ownProposal(writer, scope, id);
    if (!row) throw new Problem("not-found");
    if (row.state === "withdrawn") return;
    if (!isWaiting(row.state)) throw new Problem("proposal-final");
    await writer
      .updateTable("gig_proposal")
      .set({ state: "withdrawn", ended_at: clock.now() })
      .where("id", "=", id)
      .execute();
    await announceProposal(parts, writer, { name: "gig-proposal-withdrawn", actor: scope }, row);
  });
}

/** M-28. Withdraws proposals that are hidden from an organization: it owes no answer to what it can't see. */
export async function withdrawHiddenProposals(parts: GigParts, accountId: number): Promise<void> {
  const { database, clock } = parts;
  for (const { id } of await hiddenProposals(database.read, accountId))
    await database.write(async (writer) => {
      await database.dialect.hold(writer, "gig_proposal", id);
      // It may have been answered, or unblocked, since.
      const row = (await hiddenProposals(writer, accountId)).find((each) => each.id === id);
      if (!row) return;
      await writer
        .updateTable("gig_proposal")
        .set({ state: "withdrawn", ended_at: clock.now() })
        .where("id", "=", id)
        .execute();
      const actor = { accountId, impersonatorId: null };
      await announceProposal(parts, writer, { name: "gig-proposal-withdrawn", actor }, row);
    });
}

/** Marks a proposal whose promised date has passed. Does nothing if it was answered or withdrawn. */
export async function lapseProposal(parts: GigParts, id: number): Promise<void> {
  const { database, clock } = parts;
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "gig_proposal", id);
    const lapsed = await writer
      .updateTable("gig_proposal")
      .set({ state: "unanswered" })
      .where("id", "=", id)
      .where("state", "=", "sent")
      .where("answer_by", "<", clock.now())
      .returning("id")
      .executeTakeFirst();
    if (!lapsed) return;
    const row = (await proposalById(writer, id))!;
    await announceProposal(parts, writer, { name: "gig-proposal-unanswered" }, row);
  });
}

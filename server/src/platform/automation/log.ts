import type { Writer } from "../database/database.ts";
import { byAge, type Forget } from "../retention/timer.ts";
import type { AutomatedDecision } from "./rule.ts";

/** The row that a decision is about. */
type Subject =
  | { readonly application_id: number }
  | { readonly posting_id: number }
  | { readonly alert_id: number }
  | { readonly proposal_id: number };

/** M-24: logs what a program decided, in the transaction that carries it out. */
export async function logDecision(
  writer: Writer,
  { rule, version, inputs, outcome }: AutomatedDecision,
  about: Subject,
  now: number,
): Promise<void> {
  await writer
    .insertInto("automated_decision")
    .values({
      ...about,
      rule,
      version,
      inputs_json: JSON.stringify(inputs),
      outcome_json: JSON.stringify(outcome),
      decided_at: now,
    })
    .execute();
}

export const forgetDecisions: Forget = byAge(
  "automatedDecisions",
  "automated_decision",
  ["id"],
  "decided_at",
);

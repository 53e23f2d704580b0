import type { AutomatedRule } from "../../platform/automation/rule.ts";
import { alertAsleep } from "../alerts/rules/silence.ts";
import { answerDate, lateAnswer, unanswered } from "../applications/rules/automated.ts";
import { proposalUnanswered } from "../gigs/rules.ts";
import { postingOff } from "../hosting/rules/posting-off.ts";
import { matchSheet } from "../match/rules/sheet.ts";

export type AnyRule = AutomatedRule<never, unknown>;

/** Every rule whose decisions are logged, in each version that decided once. */
export const everyRule: readonly AnyRule[] = [
  alertAsleep,
  answerDate,
  lateAnswer,
  unanswered,
  proposalUnanswered,
  postingOff,
  matchSheet,
];

interface Logged {
  readonly rule: string;
  readonly version: number;
  readonly inputs_json: string;
  readonly outcome_json: string;
}

export type Replayed = "identical" | "different" | "unknown";

/** Decides once more what a program decided, by the rule that decided then. */
export function replay(logged: Logged, rules: readonly AnyRule[]): Replayed {
  const rule = rules.find(({ name, version }) => name === logged.rule && version === logged.version);
  if (!rule) return "unknown";
  return outcomeOf(rule, logged.inputs_json) === logged.outcome_json ? "identical" : "different";
}

/** Undefined for inputs that the rule can't have read: somebody changed them in the records. */
function outcomeOf({ decide }: AnyRule, inputs: string): string | undefined {
  try {
    return JSON.stringify(decide(JSON.parse(inputs) as never));
  } catch {
    return undefined;
  }
}

import { currentVersion, type LoggedRule } from "@candor/contract/automation/steps";

/**
 * M-24: how a program decides something that lasts. It reads nothing but its inputs, which are logged, so that every
 * decision can be replayed. To change what it decides, keep the earlier function as an earlier version.
 */
export interface AutomatedRule<Inputs, Outcome> {
  readonly name: LoggedRule;
  readonly version: number;
  readonly decide: (inputs: Inputs) => Outcome;
}

export interface AutomatedDecision<Outcome = unknown> {
  readonly rule: LoggedRule;
  readonly version: number;
  readonly inputs: unknown;
  readonly outcome: Outcome;
}

/** The version of this rule that decides now. */
export function currentRule<Inputs, Outcome>(
  name: LoggedRule,
  decide: (inputs: Inputs) => Outcome,
): AutomatedRule<Inputs, Outcome> {
  return { name, version: currentVersion(name), decide };
}

export function decideBy<Inputs, Outcome>(
  { name, version, decide }: AutomatedRule<Inputs, Outcome>,
  inputs: Inputs,
): AutomatedDecision<Outcome> {
  return { rule: name, version, inputs, outcome: decide(inputs) };
}

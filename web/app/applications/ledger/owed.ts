import type { Application } from "@candor/contract/applications/shapes";
import { isPending } from "../may-change.ts";

/** Applications without an answer: earliest due first, then those without a date, oldest first. */
export function owedFirst(applications: readonly Application[]): Application[] {
  const dueAt = ({ answerBy }: Application) => (answerBy === undefined ? Infinity : Date.parse(answerBy));
  return applications
    .filter(({ status }) => isPending(status))
    .sort((one, other) => compare(dueAt(one), dueAt(other)) || (one.created < other.created ? -1 : 1));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

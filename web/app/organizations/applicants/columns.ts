import type { FilterCounts } from "@candor/contract/organizations/filters";
import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";

/** The columns, in the order of their stages. Nobody moves a withdrawn application: only the table shows it. */
export const boardStages = [
  "submitted",
  "viewed",
  "interview",
  "offer",
  "hired",
  "declined",
  "unanswered",
] as const;
export type BoardStage = (typeof boardStages)[number];

export interface Column {
  /** All of its stage; the board shows the first of them. */
  readonly count: number;
  readonly applications: readonly OrganizationApplication[];
}

/** What each column holds. A card whose answer is being sent is shown and counted in its new column. */
export function columnsOf(
  applications: readonly OrganizationApplication[],
  decisions: readonly HeldDecision[],
  counts: FilterCounts["stage"],
): Readonly<Record<BoardStage, Column>> {
  const goes = new Map(
    decisions
      .filter(({ state }) => state === "waiting")
      .map(({ applicationId, stage }) => [applicationId, stage]),
  );
  const cards = applications.map((card) => ({ card, stage: goes.get(card.id) ?? card.status }));
  const columnOf = (stage: BoardStage): Column => {
    const arrived = cards.filter((one) => one.stage === stage && one.card.status !== stage).length;
    const left = cards.filter((one) => one.stage !== stage && one.card.status === stage).length;
    return {
      count: counts[stage] + arrived - left,
      applications: cards.filter((one) => one.stage === stage).map(({ card }) => card),
    };
  };
  return Object.fromEntries(boardStages.map((stage) => [stage, columnOf(stage)])) as Record<
    BoardStage,
    Column
  >;
}

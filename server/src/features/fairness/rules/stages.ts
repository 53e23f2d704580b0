import { type ReportedStage, reportedStages, smallestGroup } from "@candor/contract/fairness/categories";

/** A group of applicants, and how many of them reached each stage. */
export interface Group {
  readonly n: number;
  readonly selected: Readonly<Record<ReportedStage, number>>;
}

/** In the order in which they are tried: the most stages first, then the earliest. */
const choices: readonly (readonly ReportedStage[])[] = [
  reportedStages,
  ["interview", "hired"],
  ["interview", "offer"],
  ["offer", "hired"],
  ["interview"],
  ["hired"],
  ["offer"],
];

/**
 * The stages that can be shown. Pros know who reached which stage, so between two shown stages there must be nobody
 * or at least five people, and no group may be all of them: otherwise the figures would reveal what single people said.
 */
export function shownStages(whole: Group, groups: readonly Group[]): readonly ReportedStage[] {
  if (whole.n === 0) return [];
  return choices.find((stages) => bandsOf(stages).every(isSafe)) ?? [];

  function isSafe(band: (group: Group) => number): boolean {
    const size = band(whole);
    return size === 0 || (size >= smallestGroup && groups.every((group) => band(group) < size));
  }
}

/** How many of a group got no further than each of the stages. */
function bandsOf(stages: readonly ReportedStage[]): ((group: Group) => number)[] {
  const reached = [undefined, ...stages];
  const counts = reached.map((stage) => (group: Group) => (stage ? group.selected[stage] : group.n));
  return counts.map((count, at) => {
    const next = counts[at + 1];
    return next ? (group) => count(group) - next(group) : count;
  });
}

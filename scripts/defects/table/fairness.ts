import type { Defect } from "../defect.ts";

const suppress = "server/src/features/fairness/rules/suppress.ts";
const stages = "server/src/features/fairness/rules/stages.ts";
const reports = "server/src/features/fairness/commands/reports.ts";
const test = "server/test/features/fairness/rules/count.test.ts";
const routes = "server/test/features/fairness/reports.test.ts";

/** What people say about themselves leaves only in sums that reveal nobody. */
export const fairness: readonly Defect[] = [
  {
    title: "a small group follows from the total",
    file: suppress,
    text: "return hidden.length > 1 && hidden.reduce((sum, { n }) => sum + n, 0) >= smallestGroup;",
    becomes: "return hidden.length > 0;",
    test: [test, "hide a group of four, and the next smallest with it"],
  },
  {
    title: "one who stopped between two stages is told by their difference",
    file: stages,
    text: "return size === 0 || (size >= smallestGroup &&",
    becomes: "return size === 0 || (size >= 1 &&",
    test: [test, "nobody's group can be derived from how far they came"],
  },
  {
    title: "a stage that one group alone reached is shown",
    file: stages,
    text: "groups.every((group) => band(group) < size)",
    becomes: "groups.every((group) => band(group) <= size)",
    test: [test, "leave out a stage that people of one group alone reached"],
  },
  {
    title: "a half-year is counted while it lasts",
    file: reports,
    text: 'if (!isCountable(period, now)) throw new Problem("period-open");',
    becomes: "",
    test: [routes, "can be counted only 45 days after its half-year"],
  },
  {
    title: "a report is open to all before it is published",
    file: "server/src/features/fairness/routes.ts",
    text: ".filter(({ published_at }) => published_at !== null)",
    becomes: "",
    test: [routes, "is seen only by its owner until it is published"],
  },
];

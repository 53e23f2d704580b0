import type { Defect } from "../defect.ts";

const feature = "server/src/features/automation";
const logTest = "server/test/features/automation/log.test.ts";
const rulesTest = "server/test/features/automation/rules.test.ts";

/** What programs decide is logged, can be replayed, and shows operators nothing personal. */
export const automation: readonly Defect[] = [
  {
    title: "an application is closed by a program without a line in the log",
    file: "server/src/features/applications/commands/keep-promise.ts",
    text: "    await logDecision(writer, closing, { application_id: applicationId }, now);\n",
    becomes: "",
    test: [logTest, "has decisions of every rule"],
  },
  {
    title: "an operator reads what applicants show of themselves",
    file: `${feature}/views.ts`,
    text: '...(row.rule !== "match-sheet" && {',
    becomes: "...({",
    test: [logTest, "shows an operator nothing of what applicants show of themselves"],
  },
  {
    title: "a replay decides by another version than then",
    file: `${feature}/rules.ts`,
    text: " && version === logged.version",
    becomes: "",
    test: [rulesTest, "decides by the version that decided then"],
  },
  {
    title: "a rule decides differently under the same version",
    file: "server/src/features/applications/rules/automated.ts",
    text: "decidedAt > answerBy",
    becomes: "decidedAt >= answerBy",
    test: [rulesTest, "late-answer 1 decides as it did"],
  },
];

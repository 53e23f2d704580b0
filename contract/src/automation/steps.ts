/**
 * M-24: every step that concerns a person and that the product takes on its own. `/legal/ai-policy` is made from this
 * table and the texts of the same names, so add a new automated step here first.
 *
 * `logged` names the rules of a step whose decisions last, and therefore are logged with what they read. Their version
 * goes up when they decide anything differently; the earlier ones stay, so that a logged decision can be replayed. The
 * other steps run again each time somebody looks.
 */
export const automatedSteps = {
  "reading-a-search": null,
  "ordering-results": null,
  "matching-alerts": { version: 1, logged: ["alert-asleep"] },
  "reading-resumes": null,
  "reading-postings": null,
  "hiding-details": null,
  "comparing-requirements": { version: 2, logged: ["match-sheet"] },
  "finding-copies": null,
  "warning-signs": null,
  "confirming-postings": { version: 1, logged: ["posting-off"] },
  "keeping-promises": {
    version: 1,
    logged: ["answer-date", "late-answer", "unanswered", "proposal-unanswered"],
  },
  "earlier-applications": null,
  "reading-pitches": null,
  "minding-the-pace": null,
  "guarding-accounts": null,
} as const satisfies Readonly<
  Record<string, { readonly version: number; readonly logged: readonly string[] } | null>
>;

export type AutomatedStep = keyof typeof automatedSteps;
export const automatedStepNames = Object.keys(automatedSteps) as readonly AutomatedStep[];

/** The steps whose decisions are logged. */
type LoggedStep = {
  [Step in AutomatedStep]: (typeof automatedSteps)[Step] extends null ? never : Step;
}[AutomatedStep];

export type LoggedRule = (typeof automatedSteps)[LoggedStep]["logged"][number];

export const loggedRules: readonly LoggedRule[] = automatedStepNames.flatMap((name) => {
  return automatedSteps[name]?.logged ?? [];
});

/** The version of a rule that decides now. */
export function currentVersion(rule: LoggedRule): number {
  for (const name of automatedStepNames) {
    const step = automatedSteps[name];
    if (step !== null && (step.logged as readonly string[]).includes(rule)) return step.version;
  }
  throw new Error(`No step has the rule ${rule}.`);
}

/** What those rules read, except match sheets. */
export const ruleInputs = [
  "from",
  "businessDays",
  "answeredAt",
  "answerBy",
  "decidedAt",
  "status",
  "state",
  "life",
  "closesAt",
  "confirmBy",
  "unanswered",
  "now",
] as const;

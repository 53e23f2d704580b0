import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

function aDecision(applicationId: string) {
  return { decisions: [{ applicationId, stage: "offer" }] };
}

/** One call of each route about answers that are marked, sent or undone. */
export const decisionCalls = {
  listDecisions: () => ({}),
  markDecisions: ({ organizationApplication }) => ({ body: aDecision(organizationApplication) }),
  previewDecisions: ({ organizationApplication }) => ({ body: aDecision(organizationApplication) }),
  sendDecisions: ({ organizationApplication }) => ({ body: aDecision(organizationApplication) }),
  removeMark: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  undoDecisions: ({ sending }) => ({ params: { id: sending } }),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;

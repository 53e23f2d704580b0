import type { ApplicationStatus, DecisionStage } from "@candor/contract/values";

/** The stages that a Pro can move an application to. A refusal can be reversed; a late answer still counts. */
const byPro: Readonly<Record<ApplicationStatus, readonly DecisionStage[]>> = {
  submitted: ["viewed", "interview", "offer", "hired", "declined"],
  viewed: ["interview", "offer", "hired", "declined"],
  interview: ["offer", "hired", "declined"],
  offer: ["interview", "hired", "declined"],
  hired: [],
  declined: ["interview", "offer", "hired"],
  withdrawn: [],
  unanswered: ["interview", "offer", "hired", "declined"],
};

/** Nobody has answered yet; an answer may be owed. */
export const pending = ["submitted", "viewed"] as const satisfies readonly ApplicationStatus[];

/** Nobody has decided. */
export const open = [...pending, "interview", "offer"] as const satisfies readonly ApplicationStatus[];

/** The owner can no longer edit or withdraw in these states. */
const final: readonly ApplicationStatus[] = ["hired", "declined", "withdrawn"];

export function mayMove(from: ApplicationStatus, to: DecisionStage): boolean {
  return byPro[from].includes(to);
}

export function mayWithdraw(from: ApplicationStatus): boolean {
  return !final.includes(from);
}

/** The owner may edit as long as an answer may still come in time. */
export function mayEdit(status: ApplicationStatus): boolean {
  return isPending(status);
}

export function isPending(status: ApplicationStatus): boolean {
  return (pending as readonly ApplicationStatus[]).includes(status);
}

/** Opening an application is not an answer. */
export function isAnswer(stage: DecisionStage): boolean {
  return stage !== "viewed";
}

import type { ApplicationStatus, DecisionStage } from "@candor/contract/values";

/** The stages offered for each status; the server decides whether a move is allowed. */
export const stagesFrom: Readonly<Record<ApplicationStatus, readonly DecisionStage[]>> = {
  submitted: ["interview", "offer", "hired", "declined"],
  viewed: ["interview", "offer", "hired", "declined"],
  unanswered: ["interview", "offer", "hired", "declined"],
  interview: ["offer", "hired", "declined"],
  offer: ["interview", "hired", "declined"],
  declined: ["interview", "offer", "hired"],
  hired: [],
  withdrawn: [],
};

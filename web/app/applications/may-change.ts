import type { ApplicationStatus } from "@candor/contract/values";

const decided: readonly ApplicationStatus[] = ["hired", "declined", "withdrawn"];
const unanswered: readonly ApplicationStatus[] = ["submitted", "viewed", "unanswered"];

/** What the page offers. Whether it is done is the server's to say. */
export function mayWithdraw(status: ApplicationStatus): boolean {
  return !decided.includes(status);
}

export function mayEdit(status: ApplicationStatus): boolean {
  return unanswered.includes(status);
}

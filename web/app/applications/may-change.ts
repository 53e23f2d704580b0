import type { Application } from "@candor/contract/applications/shapes";
import type { ApplicationStatus } from "@candor/contract/values";

const decided: readonly ApplicationStatus[] = ["hired", "declined", "withdrawn"];
const pending: readonly ApplicationStatus[] = ["submitted", "viewed"];

/** What the page offers. The server decides whether it is done. */
export function mayWithdraw(status: ApplicationStatus): boolean {
  return !decided.includes(status);
}

export function mayEdit(status: ApplicationStatus): boolean {
  return isPending(status);
}

/** Nobody has answered yet; an answer may be owed. */
export function isPending(status: ApplicationStatus): boolean {
  return pending.includes(status);
}

/** Whether nothing more can be expected of it, so that similar postings are more useful now. */
export function hasLapsed({ status, job }: Pick<Application, "status" | "job">): boolean {
  return status === "unanswered" || (isPending(status) && job.status === "closed");
}

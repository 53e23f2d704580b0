import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { type Refusal, refusalOf } from "../forms/refusal.ts";

/** The refused call of a form that signs somebody in. A fault that belongs to no field is a failed log-in. */
export function refusedLogIn(problem: ProblemDocument, fields: readonly string[]): Refusal {
  return refusalOf(problem, fields, logInFailed(problem.detail));
}

/** */
export function logInFailed(detail: string): string {
  return message("session.loginFailed", { detail });
}

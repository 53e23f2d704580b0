import type { Closing } from "@candor/contract/conversations/shapes";
import { limits } from "@candor/contract/limits";
import type { ApplicationStatus } from "@candor/contract/values";
import { day } from "../../../platform/durations.ts";

interface Talked {
  readonly status: ApplicationStatus;
  /** When something last happened to the application. */
  readonly modifiedAt: number;
  /** Whether the applicant deleted their account. */
  readonly isDeleted: boolean;
  /** Whether anybody answers for the organization. */
  readonly hasPro: boolean;
}

/** Nothing more is expected of these, but people may still have something to say for a while. */
const over: readonly ApplicationStatus[] = ["hired", "declined", "unanswered"];

/** Why nobody can write about an application anymore; undefined while they can. */
export function closingOf(
  { status, modifiedAt, isDeleted, hasPro }: Talked,
  now: number,
): Closing | undefined {
  if (isDeleted) return "deleted";
  if (status === "withdrawn") return "withdrawn";
  if (over.includes(status) && modifiedAt + limits.conversationDays * day <= now) return "lapsed";
  return hasPro ? undefined : "nobody";
}

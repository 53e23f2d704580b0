import type { ProblemDocument } from "@candor/contract/problems";
import type { Refusal } from "../wire/answer-or-throw.ts";

/**
 * Throws if a limit refused a button of a form without text, where no field could say so: the error page says when to
 * try again, and leads back to `page`.
 */
export function throwIfTooOften(
  { status, detail }: Pick<ProblemDocument, "detail" | "status">,
  page: string,
): void {
  // An address that only takes forms keeps nothing of what it throws, except a response.
  if (status === 429) throw Response.json({ detail, page } satisfies Refusal, { status });
}

import { answerByOf } from "@candor/contract/applications/business-days";
import { limits } from "@candor/contract/limits";
import type { Verdict } from "@candor/contract/reports/shapes";

/** The columns of what an administrator has to answer. */
export function awaitingVerdict(now: number) {
  return {
    created_at: now,
    answer_by: answerByOf(now, limits.answerBusinessDays),
    answered_at: null,
    answered_by: null,
    upheld: null,
    answer: null,
  };
}

/** The columns that the verdict fills in. */
export function verdictColumns(
  { accountId }: { readonly accountId: number },
  { isUpheld, answer }: Verdict,
  now: number,
) {
  return { answered_at: now, answered_by: accountId, upheld: isUpheld ? 1 : 0, answer };
}

import { answerByOf } from "@candor/contract/applications/business-days";
import { limits } from "@candor/contract/limits";
import type { Verdict } from "@candor/contract/reports/shapes";
import type { Writer } from "./database/database.ts";
import type { Problem } from "./http/problem.ts";
import { idOf } from "./ids.ts";

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

type Late = (
  before: { readonly answered_at: number | null; readonly answered_by: number | null } | undefined,
) => Promise<Problem>;

/** Answers a row once. Resolves with its number; if it isn't there or was answered before, throws what `late` says. */
export async function giveVerdict(
  writer: Writer,
  table: "posting_report" | "signal_appeal",
  id: string,
  { isUpheld, answer }: Verdict,
  { by, now, late }: { readonly by: number; readonly now: number; readonly late: Late },
): Promise<{ id: number; posting_id: number }> {
  const answered = await writer
    .updateTable(table)
    .set({ answered_at: now, answered_by: by, upheld: isUpheld ? 1 : 0, answer })
    .where("id", "=", idOf(id) ?? -1)
    .where("answered_at", "is", null)
    .returning(["id", "posting_id"])
    .executeTakeFirst();
  if (answered) return answered;
  const before = await writer
    .selectFrom(table)
    .select(["answered_at", "answered_by"])
    .where("id", "=", idOf(id) ?? -1)
    .executeTakeFirst();
  throw await late(before);
}

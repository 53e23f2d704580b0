import { answerByOf } from "@candor/contract/applications/business-days";
import { limits } from "@candor/contract/limits";
import type { Verdict } from "@candor/contract/reports/shapes";
import type { Reader, Writer } from "./database/database.ts";
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

type Judged = "posting_report" | "signal_appeal";

/** Answers a row once. Resolves with its number; with undefined if it isn't there or was answered before. */
export async function giveVerdict(
  writer: Writer,
  table: Judged,
  id: string,
  { isUpheld, answer }: Verdict,
  { by, now }: { readonly by: number; readonly now: number },
): Promise<{ id: number; posting_id: number } | undefined> {
  return writer
    .updateTable(table)
    .set({ answered_at: now, answered_by: by, upheld: isUpheld ? 1 : 0, answer })
    .where("id", "=", idOf(id) ?? -1)
    .where("answered_at", "is", null)
    .returning(["id", "posting_id"])
    .executeTakeFirst();
}

/** Who answered a row and when; undefined if it isn't there. */
export async function verdictGiven(read: Reader | Writer, table: Judged, id: string) {
  return read
    .selectFrom(table)
    .select(["answered_at", "answered_by"])
    .where("id", "=", idOf(id) ?? -1)
    .executeTakeFirst();
}

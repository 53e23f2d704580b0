import type { Appeal } from "@candor/contract/reports/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { AppealRow } from "../queries/appeals.ts";

export function appealView(row: AppealRow): Appeal {
  return { ...dueView(row), signal: row.signal, evidence: row.evidence };
}

type DueRow = Omit<AppealRow, "signal" | "evidence" | "organizationId" | "made_by" | "answered_by">;

/** What a report and an appeal have in common: the posting, what was said about it, and the answer. */
export function dueView(row: DueRow) {
  return {
    id: String(row.id),
    posting: {
      id: String(row.posting_id),
      title: row.title,
      organization: { name: row.organizationName, slug: row.organizationSlug },
    },
    words: row.words,
    sent: isoTime(row.created_at),
    answerBy: isoTime(row.answer_by),
    ...(row.answered_at !== null && { answeredAt: isoTime(row.answered_at) }),
    ...(row.upheld !== null && { isUpheld: row.upheld === 1 }),
    ...(row.answer !== null && { answer: row.answer }),
  };
}

import { listAnswersDue } from "@candor/contract/organizations/routes";
import type { PageContext } from "@candor/contract/pages";

/** Those due today and before are read to find those that are past. */
const mostRead = 50;

/** The applications to a posting whose promised date is past, the oldest first. */
export async function overdueOf({ call, now }: Pick<PageContext, "call" | "now">, jobId: string) {
  const query = { job: jobId, stage: "waiting", due: "today", size: mostRead } as const;
  const found = await call(listAnswersDue, { query });
  const due = found.ok ? found.answer.applications : [];
  return due.filter(({ answerBy }) => answerBy !== undefined && Date.parse(answerBy) < now);
}

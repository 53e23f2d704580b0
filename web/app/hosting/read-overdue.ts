import { listAnswersDue } from "@candor/contract/organizations/routes";
import type { PageContext } from "@candor/contract/pages";

/** How many due today or earlier are read to find the overdue ones. */
const mostRead = 50;

/** A posting's applications past their promised date, oldest first. */
export async function overdueOf({ call, now }: Pick<PageContext, "call" | "now">, jobId: string) {
  const query = { job: jobId, stage: "waiting", due: "today", size: mostRead } as const;
  const found = await call(listAnswersDue, { query });
  const due = found.ok ? found.answer.applications : [];
  // Those whose decision is due have had their answer.
  const waiting = due.filter(({ answeredAt }) => answeredAt === undefined);
  return waiting.filter(({ answerBy }) => answerBy !== undefined && Date.parse(answerBy) < now);
}

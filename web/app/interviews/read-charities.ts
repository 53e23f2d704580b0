import { listCharities } from "@candor/contract/charities/routes";
import type { Charity } from "@candor/contract/charities/shapes";
import type { AnsweredQuestion } from "@candor/contract/interviews/shapes";
import type { PageContext } from "@candor/contract/pages";

/** The charities for an interview's page; none if it doesn't ask for one. */
export async function charitiesFor(
  call: PageContext["call"],
  questions: readonly AnsweredQuestion[],
): Promise<readonly Charity[]> {
  if (!questions.some(({ name }) => name === "charity")) return [];
  const listed = await call(listCharities, {});
  return listed.ok ? listed.answer.charities : [];
}

import type { PageContext } from "@candor/contract/pages";
import { redirect } from "react-router";
import { readOwnDraft } from "./draft-calls.ts";
import { accountOf } from "./load-apply.ts";
import { hasProved, ownDraft } from "./own-draft.ts";
import { refusalOf, refused } from "./save-step.ts";
import { partAddress, type StepName, stepAfter } from "./steps.ts";

/** Leads from a step to the next one that has something to ask. */
export async function onward(page: PageContext, jobId: string, pathname: string, step: StepName) {
  const [draft, account] = await Promise.all([readOwnDraft(page.call, jobId), accountOf(page)]);
  if (!draft.ok) return refused(refusalOf(draft.problem));
  const { faults } = ownDraft(draft.answer, account);
  const next = stepAfter(step, { faults, isProved: hasProved(account) });
  return redirect(partAddress(pathname, next), 303);
}

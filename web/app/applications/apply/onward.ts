import type { ApplyDraft } from "@candor/contract/drafts/shapes";
import type { PageContext } from "@candor/contract/pages";
import { redirect } from "react-router";
import { readOwnDraft } from "./draft-calls.ts";
import { accountOf } from "./load-apply.ts";
import { hasProved, ownDraft } from "./own-draft.ts";
import { refusalOf, refused } from "./save-step.ts";
import { partAddress, type StepName, stepAfter } from "./steps.ts";

/**
 * Leads from a step to the next one that has something to ask. Only what the first step leads to depends on the
 * account: the others are open to a proved address alone, and what they ask for no account knows.
 */
export async function onward(
  page: PageContext,
  jobId: string,
  pathname: string,
  step: StepName,
  saved?: ApplyDraft,
) {
  const draft = saved ? ({ ok: true, answer: saved } as const) : await readOwnDraft(page.call, jobId);
  if (!draft.ok) return refused(refusalOf(draft.problem));
  const isFirst = step === "personal";
  const account = isFirst ? await accountOf(page) : undefined;
  const { faults } = ownDraft(draft.answer, account);
  const next = stepAfter(step, { faults, isProved: !isFirst || hasProved(account) });
  return redirect(partAddress(pathname, next), 303);
}

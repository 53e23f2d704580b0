import type { ApplyDraft } from "@candor/contract/drafts/shapes";
import type { PageContext } from "@candor/contract/pages";
import { redirect } from "react-router";
import { readOwnDraft } from "../draft/draft-calls.ts";
import { hasProved, ownDraft } from "../draft/own-draft.ts";
import { refusalOf, refused } from "../draft/save-step.ts";
import { accountOf } from "../load-apply.ts";
import { partAddress, type StepName, stepAfter } from "./steps.ts";

/** Leads from a step to the next one with something to ask. What the account knows is not asked. */
export async function onward(
  page: PageContext,
  jobId: string,
  pathname: string,
  step: StepName,
  saved?: ApplyDraft,
) {
  const draft = saved ? ({ ok: true, answer: saved } as const) : await readOwnDraft(page.call, jobId);
  if (!draft.ok) return refused(refusalOf(draft.problem));
  const account = await accountOf(page);
  const own = ownDraft(draft.answer, account);
  // The steps after the first are open only to a proved address.
  const next = stepAfter(step, { ...own, isProved: step !== "personal" || hasProved(account) });
  return redirect(partAddress(pathname, next), 303);
}

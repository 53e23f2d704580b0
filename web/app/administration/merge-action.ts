import { mergeOrganizations, undoMerge } from "@candor/contract/organizations/merge-routes";
import type { PageContext } from "@candor/contract/pages";
import { data, redirect } from "react-router";
import { refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { withNotice } from "../ui/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import type { RefusedMerge } from "./merge-section.tsx";

/** Merges two organizations, or separates them again. */
export async function mergeAction(call: PageContext["call"], typed: Typed, path: string) {
  if (typed("intent") === "undo-merge") {
    answerOrThrow(await call(undoMerge, { params: { id: typed("id") } }));
    return redirect(withNotice(path, "merge-undone"), 303);
  }
  const body = { from: typed("from"), into: typed("into"), reason: typed("reason") };
  const merged = await call(mergeOrganizations, { body });
  if (merged.ok) return redirect(withNotice(path, "organizations-merged"), 303);
  throwIfGone(merged.problem, body.from, body.into, body.reason);
  const refusal = refusalOf(merged.problem, ["from", "into", "reason"]);
  return data<RefusedMerge>({ ...refusal, ...body }, { status: 422 });
}

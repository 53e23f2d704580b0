import {
  type ForeseenMerge,
  foreseeMerge,
  mergeOrganizations,
  undoMerge,
} from "@candor/contract/organizations/merge-routes";
import type { PageContext } from "@candor/contract/pages";
import { data, redirect } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** What is in the form of a merge. `refusal` is absent while nothing is wrong with it. */
export interface TypedMerge {
  readonly from: string;
  readonly into: string;
  readonly reason: string;
  readonly refusal?: Refusal;
  /** What would follow, for the question before it is done. */
  readonly foreseen?: ForeseenMerge;
}

/** Asks before two organizations are merged, merges them, or separates them again. */
export async function mergeAction(call: PageContext["call"], typed: Typed, path: string) {
  const intent = typed("intent");
  if (intent === "undo-merge") {
    answerOrThrow(await call(undoMerge, { params: { id: typed("id") } }));
    return redirect(withNotice(path, "merge-undone"), 303);
  }
  const body = { from: typed("from"), into: typed("into"), reason: typed("reason") };
  if (intent === "change-merge") return data<{ merge: TypedMerge }>({ merge: body });
  const isSure = intent === "do-merge";
  const done = await call(isSure ? mergeOrganizations : foreseeMerge, { body });
  if (!done.ok) {
    throwIfGone(done.problem, body.from, body.into, body.reason);
    const refusal = refusalOf(done.problem, ["from", "into", "reason"]);
    return data<{ merge: TypedMerge }>({ merge: { ...body, refusal } }, { status: 422 });
  }
  if (isSure || !("postings" in done.answer)) return redirect(withNotice(path, "organizations-merged"), 303);
  return data<{ merge: TypedMerge }>({ merge: { ...body, foreseen: done.answer } });
}

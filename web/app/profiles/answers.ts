import type { ProblemDocument } from "@candor/contract/problems";
import { data, redirect } from "react-router";
import { type Refusal, refusalOf } from "../session/fields/refusal.ts";
import type { NoticeName } from "../ui/notice-names.ts";
import { withNotice } from "../ui/notices.tsx";

/** A form that was not saved: what is wrong with it, and what stands in it. */
export interface Unsaved<T> {
  readonly refusal: Refusal;
  readonly typed: T;
}

/** V-47: the page says that it is saved, in place. */
export function saved(address: string, notice: NoticeName = "changes-saved") {
  return redirect(withNotice(address, notice), 303);
}

/** What was typed comes back. The fields are named as the call's innermost names. */
export function refused<T>(problem: ProblemDocument, fields: readonly string[], typed: T) {
  return unsaved(refusalOf(problem, fields, problem.detail), typed);
}

export function unsaved<T>(refusal: Refusal, typed: T) {
  return data<Unsaved<T>>({ refusal, typed }, { status: 422 });
}

/** A form that was changed by its own buttons, and is not saved yet. */
export function goOn<T>(typed: T) {
  return data<Unsaved<T>>({ refusal: { errors: {} }, typed });
}

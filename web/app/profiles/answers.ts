import type { ProblemDocument } from "@candor/contract/problems";
import { data, redirect } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";

/** A form that was not saved: its errors and its values. */
export interface Unsaved<T> {
  readonly refusal: Refusal;
  readonly typed: T;
}

/** V-47: the page itself says that it is saved. */
export function saved(address: string, notice: NoticeName = "changes-saved") {
  return redirect(withNotice(address, notice), 303);
}

/** Returns what was typed. Fields are named after the call's innermost names. */
export function refused<T>(problem: ProblemDocument, fields: readonly string[], typed: T) {
  return unsaved(refusalOf(problem, fields), typed);
}

export function unsaved<T>(refusal: Refusal, typed: T) {
  return data<Unsaved<T>>({ refusal, typed }, { status: 422 });
}

/** A form changed by its own buttons, and not saved yet. */
export function goOn<T>(typed: T) {
  return data<Unsaved<T>>({ refusal: { errors: {} }, typed });
}

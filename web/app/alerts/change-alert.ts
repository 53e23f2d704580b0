import { editAlert, readAlert, removeAlert } from "@candor/contract/alerts/routes";
import type { PageContext } from "@candor/contract/pages";
import { data, redirect } from "react-router";
import { type FormFaults, formFaults } from "../forms/form-faults.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import type { Typed } from "../forms/typed-fields.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { goneOrThrow } from "../wire/answer-or-throw.ts";
import type { AlertFields } from "./alert-fields.ts";
import { editOf, typedFieldsOf } from "./edited-alert.ts";

/** What was wrong with a form, and what was typed into it. */
export interface AlertRefusal extends FormFaults {
  readonly typed: AlertFields;
}

interface Place {
  readonly id: string;
  /** The alert's page, to return to. */
  readonly page: string;
  /** Where to go when the alert is deleted. */
  readonly without: string;
}

/** saves, pauses, resumes or deletes, depending on the pressed button. */
export async function changeAlert(
  { call }: Pick<PageContext, "call">,
  typed: Typed,
  { id, page, without }: Place,
) {
  const intent = typed("intent");
  if (intent === "remove") {
    goneOrThrow(await call(removeAlert, { params: { id } }));
    return redirect(withNotice(without, "alert-removed"), 303);
  }
  const fields = typedFieldsOf(typed);
  const paused = intent === "pause" || (intent !== "resume" && typed("paused") === "true");
  const edited = await call(editAlert, { params: { id }, body: editOf(fields, paused) });
  if (edited.ok) return redirect(withNotice(page, noticeOf(intent)), 303);
  throwIfGone(edited.problem, fields.query, fields.location);
  await throwIfPageGone(call(readAlert, { params: { id } }), fields.query, fields.location);
  const refusal: AlertRefusal = { ...formFaults(edited.problem), typed: fields };
  return data(refusal, { status: edited.problem.status });
}

function noticeOf(intent: string): NoticeName {
  if (intent === "pause") return "alert-paused";
  return intent === "resume" ? "alert-resumed" : "alert-saved";
}

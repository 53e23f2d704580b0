import { message } from "@candor/contract/messages/message";
import { markDecisions } from "@candor/contract/organizations/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { requireSession } from "../session/require-session.ts";
import type { FormError } from "../ui/form-errors.tsx";
import { formOf } from "../wire/form-of.ts";
import { pageContext } from "../wire/page-context.ts";
import { undoAction } from "./decision-calls.ts";

export interface ListRefusal {
  readonly faults: readonly FormError[];
}

/** Marks the checked applications as declined with one reason, and leads to the review of just these. */
export async function listAction({ request, url, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const { call } = context.get(pageContext);
  const form = await formOf(request);
  const text = (name: string) => form.getAll(name).filter(isText)[0] ?? "";
  if (text("intent") === "undo") return undoAction(call, url, text("sending"));
  const checked = form.getAll("checked").filter(isText);
  const reason = text("ownReason").trim() || text("reason");
  const faults = faultsIn(checked, reason);
  if (faults.length > 0) return refused(faults, 400);
  const decisions = checked.map((applicationId) => ({ applicationId, stage: "declined" as const, reason }));
  const marked = await call(markDecisions, { body: { decisions } });
  if (!marked.ok) return refused([{ field: "checked", text: marked.problem.detail }], marked.problem.status);
  return redirect(addresses.reviewAnswers(checked), 303);
}

function faultsIn(checked: readonly string[], reason: string): FormError[] {
  return [
    ...(checked.length === 0 ? [{ field: "checked", text: message("organization.noneChecked") }] : []),
    ...(reason === "" ? [{ field: "reason", text: message("validation.reasonRequired") }] : []),
  ];
}

function refused(faults: readonly FormError[], status: number) {
  return data<ListRefusal>({ faults }, { status });
}

/** A file is no text. */
function isText(value: FormDataEntryValue): value is string {
  return typeof value === "string";
}

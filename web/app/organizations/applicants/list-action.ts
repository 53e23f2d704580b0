import { message } from "@candor/contract/messages/message";
import { markDecisions } from "@candor/contract/organizations/decision-routes";
import { listAnswersDue, listOrganizationApplications } from "@candor/contract/organizations/routes";
import type { Decision, DecisionResult } from "@candor/contract/organizations/shapes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { answeringAddresses } from "../../answering-addresses.ts";
import { refusedStatus } from "../../forms/refused-status.ts";
import { throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { type Typed, typedIn } from "../../forms/typed-fields.ts";
import { type TypedBulk, typedBulkIn } from "../../pipeline/bulk-bar.tsx";
import { listStages } from "../../pipeline/list-stages.ts";
import { sortAction } from "../../pipeline/sort-action.ts";
import { requireSession } from "../../session/require-session.ts";
import { noteWithTemplate } from "../../templates/template-buttons.tsx";
import type { FormError } from "../../ui/form-errors.tsx";
import { formOf } from "../../wire/form-of.ts";
import { leavesPage } from "../../wire/wants-page.ts";
import { sendOnce, undoAction } from "../decisions/decision-calls.ts";

export interface ListRefusal {
  readonly faults: readonly FormError[];
  /** What failed for some of the checked ones; it was done for the others. */
  readonly failed?: readonly DecisionResult[];
  /** The form as it was sent, for browsers without scripts. */
  readonly typed?: TypedBulk;
  /** Set if a template was put into the note, and different each time. */
  readonly filled?: string;
}

/** Does what the form says to the checked applications: answers are marked first, and lead to their review. */
export async function listAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  const text = typedIn(form);
  const checked = form.getAll("checked").filter((value) => typeof value === "string");
  const note = noteWithTemplate(text);
  if (note !== undefined)
    return data<ListRefusal>({
      faults: [],
      typed: { ...typedBulkIn(checked, text), note },
      filled: crypto.randomUUID(),
    });
  const done = await act(call, url, checked, text);
  if (done instanceof Response) return done;
  // With scripts, the page of a list that is gone meanwhile stays, with what was typed.
  const texts = ["ownReason", "note", "tagText", "viewName"].map(text);
  if (leavesPage(request)) await throwIfPageGone(listOf(call, params["jobId"]), ...texts);
  return data<ListRefusal>({ ...done.data, typed: typedBulkIn(checked, text) }, done.init ?? {});
}

/** The list that the form's page shows, as far as needed to tell whether it is there. */
function listOf(call: PageContext["call"], jobId: string | undefined) {
  const query = { size: 1 };
  return jobId === undefined
    ? call(listAnswersDue, { query })
    : call(listOrganizationApplications, { params: { jobId }, query });
}

function act(call: PageContext["call"], url: URL, checked: readonly string[], text: Typed) {
  switch (text("intent")) {
    case "undo":
      return undoAction(call, url, text("sending"));
    case "mark":
      return markChecked(call, url, checked, text);
    case "move":
      return moveAtOnce(call, url, checked, text);
    default:
      return sortAction(call, url, checked, text);
  }
}

function decisionsIn(checked: readonly string[], text: Typed): Decision[] {
  const stage = stageIn(text);
  if (!stage) return [];
  const reason = reasonIn(text);
  return checked.map((applicationId) => ({
    applicationId,
    stage,
    note: text("note"),
    ...(text("asOf") !== "" && { asOf: text("asOf") }),
    ...(stage === "declined" && { reason }),
  }));
}

/** A reason is only for declining, so it says enough. */
function stageIn(text: Typed) {
  if (text("moveTo") === "" && reasonIn(text) !== "") return "declined";
  return listStages.find((one) => one === text("moveTo"));
}

function reasonIn(text: Typed): string {
  return text("ownReason").trim() || text("reason");
}

async function markChecked(call: PageContext["call"], url: URL, checked: readonly string[], text: Typed) {
  const decisions = decisionsIn(checked, text);
  const faults = faultsIn(checked, text);
  if (faults.length > 0) return refused({ faults }, 422);
  const marked = await call(markDecisions, { body: { decisions } });
  if (!marked.ok) return notDone(marked.problem);
  const failed = marked.answer.results.filter(({ problem }) => problem);
  if (failed.length > 0) return refused({ faults: [], failed }, 409);
  return redirect(answeringAddresses.review(`${url.pathname}${url.search}`, checked), 303);
}

/** A key or a dragged card moved it: it is sent after a while, unless undone. */
async function moveAtOnce(call: PageContext["call"], url: URL, checked: readonly string[], text: Typed) {
  const sent = await sendOnce(call, decisionsIn(checked, text), text("key"));
  if (!sent.ok) return notDone(sent.problem);
  const failed = sent.answer.results.filter(({ problem }) => problem);
  if (failed.length > 0) return refused({ faults: [], failed }, 409);
  return redirect(`${url.pathname}${url.search}`, 303);
}

function faultsIn(checked: readonly string[], text: Typed): FormError[] {
  const stage = stageIn(text);
  const noReason = stage === "declined" && reasonIn(text) === "";
  return [
    ...(checked.length === 0 ? [{ field: "checked", text: message("organization.noneChecked") }] : []),
    ...(stage ? [] : [{ field: "moveTo", text: message("organization.stageRequired") }]),
    ...(noReason ? [{ field: "reason", text: message("validation.reasonRequired") }] : []),
  ];
}

function notDone(problem: ProblemDocument) {
  const { detail, key } = problem;
  return refused({ faults: [{ field: "checked", text: detail, key }] }, refusedStatus(problem));
}

function refused(refusal: ListRefusal, status: number) {
  return data<ListRefusal>(refusal, { status });
}

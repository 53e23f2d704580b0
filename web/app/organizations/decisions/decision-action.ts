import { message } from "@candor/contract/messages/message";
import { markDecisions, removeMark } from "@candor/contract/organizations/decision-routes";
import {
  openOrganizationApplication,
  readOrganizationApplication,
} from "@candor/contract/organizations/routes";
import type { Decision, DecisionResult } from "@candor/contract/organizations/shapes";
import type { PageContext } from "@candor/contract/pages";
import { decisionStages } from "@candor/contract/values";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { answeringAddresses } from "../../answering-addresses.ts";
import { refusedStatus } from "../../forms/refused-status.ts";
import { throwIfGone, throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { type Typed, typedFields } from "../../forms/typed-fields.ts";
import { deskAction } from "../../pipeline/desk-action.ts";
import { requireSession } from "../../session/require-session.ts";
import { noteWithTemplate } from "../../templates/template-buttons.tsx";
import { listAddress } from "../applicants/list-address.ts";
import { openedFrom } from "../applicants/opened-from.ts";
import { meetingAction } from "../meetings/meeting-action.ts";
import { fieldOfTime, meetingTyped, typedMeetingIn } from "../meetings/typed-meeting.ts";
import { sendOnce, undoAction } from "./decision-calls.ts";
import type { TypedDecision } from "./decision-fields.tsx";
import type { DecisionRefusal } from "./decision-form.tsx";
import { partOf } from "./reviewed-answer.tsx";

/** Records that a Pro opened an application, or sends their answer. A refused form comes back as typed. */
export async function decisionAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const id = params["id"] ?? "";
  const text = await typedFields(request);
  switch (text("intent")) {
    case "open":
      await call(openOrganizationApplication, { params: { id } });
      return undefined;
    case "undo":
      return undoAction(call, url, text("sending"));
    case "assign":
    case "note":
    case "feedback":
    case "no-feedback":
      return deskAction(call, url, id, text);
    case "unmark":
      await call(removeMark, { params: { id } });
      return redirect(openedFrom(url.searchParams).review ?? `${url.pathname}${url.search}`, 303);
    case "meeting":
      return meetingAction(call, url, id, text);
    default:
      return answer(call, url, id, text, now);
  }
}

async function answer(call: PageContext["call"], url: URL, id: string, text: Typed, now: number) {
  const typed = typedIn(text);
  const note = noteWithTemplate(text);
  if (note !== undefined) return withNote({ ...typed, note });
  const { decision, faults } = decisionIn(id, typed);
  const lookForPage = () =>
    throwIfPageGone(
      call(readOrganizationApplication, { params: { id }, query: {} }),
      typed.ownReason,
      typed.note,
    );
  if (!decision) {
    await lookForPage();
    return refusal(typed, faults);
  }
  const marks = text("intent") === "mark";
  const outcome = marks
    ? await call(markDecisions, { body: { decisions: [decision] } })
    : await sendOnce(call, [decision], text("key"));
  if (!outcome.ok) {
    await lookForPage();
    return refused(typed, refusedStatus(outcome.problem), outcome.problem.detail);
  }
  const [result] = outcome.answer.results;
  if (result?.problem) {
    const { problem } = result;
    const field = fieldOf(typed, problem);
    if (field) return refusal(typed, [{ field, key: problem.key, text: problem.detail }]);
    // The page is read again, and says what a colleague has answered.
    const read = { ...typed, asOf: new Date(now).toISOString() };
    return refused(read, problem.code === "not-found" ? 404 : 409, problem.detail);
  }
  return redirect(marks ? await nextAddress(call, url, id, decision) : `${url.pathname}${url.search}`, 303);
}

/** The next application without a mark; after the last one, the review. A mark changed from a review leads back. */
async function nextAddress(call: PageContext["call"], url: URL, id: string, { stage }: Decision) {
  const { list = "due", filters = {}, review } = openedFrom(url.searchParams);
  if (review !== undefined) return `${review}#${partOf(id)}`;
  const found = await call(readOrganizationApplication, { params: { id }, query: { list, ...filters } });
  if (!found.ok) return answeringAddresses.review(addresses.answersDue());
  const { place, jobId } = found.answer;
  const next = place.nextOpen;
  if (next === undefined) return answeringAddresses.review(listAddress({ list, filters }, jobId));
  return addresses.organizationApplication(next, {
    list,
    filters,
    answering: true,
    declining: stage === "declined",
  });
}

/** The decision that a form holds, or what is wrong with it. */
function decisionIn(applicationId: string, typed: TypedDecision) {
  const stage = decisionStages.find((one) => one === typed.stage);
  if (!stage || stage === "viewed") return { faults: [fault("stage", "organization.stageRequired")] };
  const reason = typed.ownReason.trim() || typed.reason;
  const { meeting, wrong } = stage === "interview" ? meetingTyped(typed) : {};
  if (wrong !== undefined) return { faults: [fault(wrong, "organization.meetingTimeWrong")] };
  const decision: Decision = {
    applicationId,
    stage,
    note: typed.note,
    ...(typed.asOf && { asOf: typed.asOf }),
    ...(stage === "declined" && { reason }),
    ...(meeting && { meeting }),
  };
  return { decision, faults: [] };
}

function fault(field: string, key: "organization.stageRequired" | "organization.meetingTimeWrong") {
  return { field, key, text: message(key) };
}

function typedIn(text: Typed): TypedDecision {
  return {
    stage: text("stage"),
    reason: text("reason"),
    ownReason: text("ownReason"),
    note: text("note"),
    asOf: text("asOf"),
    ...typedMeetingIn(text),
  };
}

/** The field of a refused decision, by the key of its text. */
const fieldsByKey: Readonly<Record<string, string>> = {
  "validation.reasonRequired": "reason",
  "conversation.fieldMissing": "note",
  "validation.tooLong": "note",
};

function refused(typed: TypedDecision, status: number, detail: string) {
  throwIfGone({ status }, typed.ownReason, typed.note);
  return refusal(typed, [], detail, status);
}

function fieldOf(typed: TypedDecision, { key, path = "" }: NonNullable<DecisionResult["problem"]>) {
  return path.startsWith("/meeting/") ? fieldOfTime(typed, path) : fieldsByKey[key];
}

/** The form as typed, with a template's text in its note. */
function withNote(typed: TypedDecision) {
  const sendKey = crypto.randomUUID();
  return data<DecisionRefusal>({ faults: [], trouble: undefined, typed, filled: sendKey, sendKey });
}

function refusal(typed: TypedDecision, faults: DecisionRefusal["faults"], trouble?: string, status = 422) {
  return data<DecisionRefusal>({ faults, trouble, typed, sendKey: crypto.randomUUID() }, { status });
}

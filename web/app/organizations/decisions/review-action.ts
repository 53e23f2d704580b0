import { localAddress } from "@candor/contract/local-address";
import { message } from "@candor/contract/messages/message";
import { removeMark } from "@candor/contract/organizations/decision-routes";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { answeringAddresses } from "../../answering-addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import { heldDecisions, sendOnce, undoAction } from "./decision-calls.ts";
import { decisionOf, isMark } from "./marks.ts";

/** Sends what was reviewed, or removes one mark. Marks that changed since are shown again instead. */
export async function reviewAction({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const text = await typedFields(request);
  const here = `${url.pathname}${url.search}`;
  if (text("intent") === "undo") return undoAction(call, url, text("sending"));
  if (text("remove") !== "") {
    await call(removeMark, { params: { id: text("remove") } });
    return redirect(here, 303);
  }
  const marks = reviewed(await heldDecisions(call), url);
  // The same form was sent twice: what it sent is no longer a mark.
  const list = listIn(url);
  if (marks.length === 0) return redirect(list, 303);
  if (stampOf(marks) !== text("reviewed"))
    return data({ trouble: message("organization.reviewChanged") }, { status: 409 });
  const sent = await sendOnce(call, marks.map(decisionOf), text("key"));
  if (!sent.ok) return data({ trouble: sent.problem.detail }, { status: sent.problem.status });
  const left = sent.answer.results.flatMap(({ applicationId, problem }) => (problem ? [applicationId] : []));
  return redirect(left.length > 0 ? answeringAddresses.review(list, left) : list, 303);
}

/** The list that the review was opened from. */
export function listIn(url: URL): string {
  return localAddress(url.searchParams.get("from")) ?? addresses.answersDue();
}

/** The marks that an address names, or all of them if it names none. */
export function reviewed(decisions: readonly HeldDecision[], url: URL): HeldDecision[] {
  const only = onlyIn(url);
  return decisions.filter(
    (decision) => isMark(decision) && (only.length === 0 || only.includes(decision.applicationId)),
  );
}

/** The applications that an address names; none if it is about all marks. */
export function onlyIn(url: URL): string[] {
  return url.searchParams.get("only")?.split(",") ?? [];
}

/** Changes as soon as any of these marks does. */
export function stampOf(marks: readonly HeldDecision[]): string {
  return marks.map(({ applicationId, made }) => `${applicationId}@${Date.parse(made)}`).join(" ");
}

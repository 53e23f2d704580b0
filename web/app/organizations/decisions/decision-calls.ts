import { listDecisions, sendDecisions, undoDecisions } from "@candor/contract/organizations/decision-routes";
import type { Decision, HeldDecision } from "@candor/contract/organizations/shapes";
import type { PageContext } from "@candor/contract/pages";
import { data, redirect } from "react-router";
import { onceFor } from "../../forms/once-for.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { goneOrThrow } from "../../wire/answer-or-throw.ts";

type Call = PageContext["call"];

/** This Pro's own decisions that have not gone out. Somebody who is not a Pro gets 404. */
export async function heldDecisions(call: Call): Promise<readonly HeldDecision[]> {
  const decisions = await decisionsIfPro(call);
  if (!decisions) throw data(null, { status: 404 });
  return decisions;
}

/** The same; undefined for a member who only reads. */
export async function decisionsIfPro(call: Call): Promise<readonly HeldDecision[] | undefined> {
  const found = await call(listDecisions, {});
  if (found.ok) return found.answer.decisions;
  const { status } = found.problem;
  if (status === 403) return undefined;
  throw data(null, { status });
}

/** Sends decisions once for a form, however often it is posted: `key` was made with the form. */
export function sendOnce(call: Call, decisions: readonly Decision[], key: string) {
  return call(sendDecisions, {
    body: { decisions: [...decisions] },
    ...onceFor(key),
  });
}

/** Takes back what has not gone out, and leads back to the page that asked. */
export async function undoAction(call: Call, url: URL, sending: string) {
  const undone = await call(undoDecisions, { params: { id: sending } });
  goneOrThrow(undone);
  const inTime = undone.ok && undone.answer.undone > 0;
  return redirect(
    withNotice(`${url.pathname}${url.search}`, inTime ? "answers-undone" : "answers-left"),
    303,
  );
}

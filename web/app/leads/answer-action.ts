import {
  answerLead,
  type answerOperatorLead,
  listLeads,
  listOperatorLeads,
} from "@candor/contract/leads/routes";
import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";

/** An answer that was not sent, and why. */
export interface RefusedAnswer {
  /** The lead's. */
  readonly id: string;
  readonly text: string;
  readonly error: string;
}

/** Answers one lead of a list: by mail, or by phone. */
export async function answerAction(
  { request, url, context }: ActionFunctionArgs,
  route: typeof answerLead | typeof answerOperatorLead,
) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const id = typed("id");
  const text = typed("intent") === "mail" ? typed(`text-${id}`).trim() : undefined;
  // An answer without words is no answer: the form stays as it is.
  if (text === "") return redirect(withNotice(url.pathname, "answer-empty"), 303);
  const answered = await call(route, { params: { id }, body: text === undefined ? {} : { text } });
  if (answered.ok) return redirect(withNotice(url.pathname, "lead-answered"), 303);
  const { status, detail, errors = [] } = answered.problem;
  // There is nothing to answer any more, or a colleague answered first: what was typed stays.
  if (text === undefined && (status === 404 || status === 409))
    return redirect(withNotice(url.pathname, "already-answered"), 303);
  await throwIfPageGone(call(route === answerLead ? listLeads : listOperatorLeads, {}), text ?? "");
  const error = status === 404 ? message("problem.alreadyAnswered") : (errors[0]?.text ?? detail);
  return data<RefusedAnswer>({ id, text: text ?? "", error }, { status: refusedStatus(answered.problem) });
}

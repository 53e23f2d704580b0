import type { answerLead, answerOperatorLead } from "@candor/contract/leads/routes";
import { type ActionFunctionArgs, redirect } from "react-router";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

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
  answerOrThrow(await call(route, { params: { id }, body: text === undefined ? {} : { text } }));
  return redirect(withNotice(url.pathname, "lead-answered"), 303);
}

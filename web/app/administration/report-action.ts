import { allowPosting, answerAppeal, answerReport } from "@candor/contract/reports/routes";
import { type ActionFunctionArgs, redirect } from "react-router";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** Answers one report or appeal on the list, or lets a posting be published again. */
export async function reportAction({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const params = { id: typed("id") };
  const kind = typed("kind");
  if (kind === "posting") {
    answerOrThrow(await call(allowPosting, { params }));
    return redirect(withNotice(url.pathname, "posting-allowed"), 303);
  }
  const answer = typed(`answer-${kind}-${params.id}`).trim();
  // An answer without words is no answer: the form stays as it is.
  if (answer === "") return redirect(withNotice(url.pathname, "answer-empty"), 303);
  const body = { isUpheld: typed("intent") === "uphold", answer };
  const answered = await call(kind === "appeal" ? answerAppeal : answerReport, { params, body });
  // Another administrator was faster.
  const isGone = !answered.ok && answered.problem.status === 404;
  if (!isGone) answerOrThrow(answered);
  return redirect(withNotice(url.pathname, isGone ? "already-answered" : "report-answered"), 303);
}

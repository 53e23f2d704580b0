import { message } from "@candor/contract/messages/message";
import { allowPosting, answerAppeal, answerReport, listReports } from "@candor/contract/reports/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** An answer that came too late or was refused, and why. */
export interface RefusedVerdict {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
  readonly error: string;
}

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
  if (answered.ok) return redirect(withNotice(url.pathname, "report-answered"), 303);
  await throwIfPageGone(call(listReports, {}), answer);
  const { status, detail, errors } = answered.problem;
  // There is nothing to answer any more, or another administrator answered first: what was typed stays.
  const error = status === 404 ? message("problem.alreadyAnswered") : (errors?.[0]?.text ?? detail);
  return data<RefusedVerdict>(
    { kind, id: params.id, text: answer, error },
    { status: refusedStatus(answered.problem) },
  );
}

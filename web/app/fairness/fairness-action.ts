import { countBiasReport, publishBiasReport } from "@candor/contract/fairness/routes";
import { changeBlindReview } from "@candor/contract/organizations/blind-routes";
import { changeDecisionDays } from "@candor/contract/organizations/decision-promise-routes";
import { readOrganizationDetails } from "@candor/contract/organizations/details-routes";
import { publishRecordReply, withdrawRecordReply } from "@candor/contract/organizations/reply-routes";
import type { PageContext } from "@candor/contract/pages";
import { blindStages } from "@candor/contract/values";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedIn } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { formOf } from "../wire/form-of.ts";

/** What was typed into a field, and its error. */
export interface Refused {
  readonly field: "text" | "days";
  readonly text: string;
  readonly error: string;
}

type Call = PageContext["call"];
type Typed = ReturnType<typeof typedIn>;

/** Changes how an organization hires, and what it publishes about that. */
export async function fairnessAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = typedIn(await formOf(request));
  const slug = params["slug"] ?? "";
  const done = await act(call, slug, typed);
  if (!done) throw data(null, { status: 400 });
  if (!done.saved.ok) {
    const { problem } = done.saved;
    const name = typed("intent") === "decision-days" ? "days" : "text";
    throwIfGone(problem, typed("text"));
    await throwIfPageGone(call(readOrganizationDetails, { params: { slug } }), typed("text"));
    const [field] = problem.errors ?? [];
    const isTyped = ["decision-days", "reply"].includes(typed("intent"));
    if (!isTyped) answerOrThrow(done.saved);
    return data<Refused>(
      { field: name, text: typed(name), error: field?.text ?? problem.detail },
      { status: 422 },
    );
  }
  return redirect(withNotice(url.pathname, done.notice), 303);
}

async function act(call: Call, slug: string, typed: Typed) {
  const period = typed("period");
  switch (typed("intent")) {
    case "blind": {
      const until = blindStages.find((stage) => stage === typed("until"));
      const body = { ...(until && { until }) };
      return {
        saved: await call(changeBlindReview, { params: { slug }, body }),
        notice: "changes-saved",
      } as const;
    }
    case "decision-days": {
      const days = typed("days").trim();
      const body = { ...(days !== "" && { days: Number(days) }) };
      return {
        saved: await call(changeDecisionDays, { params: { slug }, body }),
        notice: "changes-saved",
      } as const;
    }
    case "count":
      return {
        saved: await call(countBiasReport, { params: { slug }, body: { period } }),
        notice: "bias-report-counted",
      } as const;
    case "publish":
      return {
        saved: await call(publishBiasReport, { params: { slug, period }, body: {} }),
        notice: "bias-report-published",
      } as const;
    case "reply":
      return {
        saved: await call(publishRecordReply, { params: { slug }, body: { text: typed("text") } }),
        notice: "reply-published",
      } as const;
    case "withdraw-reply":
      return {
        saved: await call(withdrawRecordReply, { params: { slug } }),
        notice: "reply-withdrawn",
      } as const;
    default:
      return undefined;
  }
}

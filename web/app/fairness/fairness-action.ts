import { changeBlindReview } from "@candor/contract/organizations/blind-routes";
import { blindStages } from "@candor/contract/values";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { typedIn } from "../session/typed-fields.ts";
import { withNotice } from "../ui/notices.tsx";
import { formOf } from "../wire/form-of.ts";
import { pageContext } from "../wire/page-context.ts";

/** Changes how an organization hires. */
export async function fairnessAction({ request, url, params, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const { call } = context.get(pageContext);
  const typed = typedIn(await formOf(request));
  const slug = params["slug"] ?? "";
  if (typed("intent") !== "blind") throw data(null, { status: 400 });
  const until = blindStages.find((stage) => stage === typed("until"));
  const saved = await call(changeBlindReview, { params: { slug }, body: { ...(until && { until }) } });
  if (!saved.ok) throw data(null, { status: saved.problem.status });
  return redirect(withNotice(url.pathname, "changes-saved"), 303);
}

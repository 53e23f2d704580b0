import { lookUpJob } from "@candor/contract/jobs/routes";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { readOwnDraft } from "../../applications/apply/draft/draft-calls.ts";
import { sendWaiting } from "../../applications/apply/draft/send-waiting.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import { wantsPage } from "../../wire/wants-page.ts";

/** What Easy Apply asks for a posting: a browser stores it for offline use. Nothing in it is about the visitor. */
export async function loader({ request, url, params, context }: LoaderFunctionArgs): Promise<Response> {
  if (wantsPage(request)) return redirect(url.pathname.replace(/\/[^/]+$/, ""), 303);
  const { call } = context.get(pageContext);
  const jobId = params["jobId"] ?? "";
  const [job, draft] = [await call(lookUpJob, { params: { id: jobId } }), await readOwnDraft(call, jobId)];
  const { title, organization, status } = answerOrThrow(job);
  if (status === "closed") throw data(null, { status: 404 });
  const { questions, resumeOptional } = answerOrThrow(draft);
  return Response.json({
    jobId,
    title,
    organization: organization.name,
    questions,
    ...(resumeOptional && { resumeOptional }),
  });
}

/** M-37: accepts what was filled in offline, and answers with the outcome. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const form = await formOf(request);
  return Response.json(await sendWaiting(context.get(pageContext), params["jobId"] ?? "", form));
}

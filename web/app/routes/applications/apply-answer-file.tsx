import { limits } from "@candor/contract/limits";
import type { ActionFunctionArgs } from "react-router";
import { keepAnswerFile } from "../../applications/apply/draft/draft-calls.ts";
import { isOfAnother } from "../../applications/apply/draft/send-waiting.ts";
import { fileFault } from "../../resumes/file-fault.ts";
import { sentFile } from "../../resumes/sent-file.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Accepts a file that answers a question, from a script. Answers `{}`, or why the file was refused as `{fault}`. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(pageContext);
  const { call } = page;
  const form = await formOf(request);
  const file = await sentFile(form);
  if (!file) return Response.json({}, { status: 400 });
  if (await isOfAnother(page, form)) return Response.json({}, { status: 403 });
  const { jobId = "", questionId = "" } = params;
  const kept = await keepAnswerFile(call, { jobId, questionId }, file);
  if (kept.ok) return Response.json({});
  const fault = fileFault(kept.problem, limits.answerFileBytes);
  return Response.json({ fault }, { status: kept.problem.status });
}

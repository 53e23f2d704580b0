import type { ActionFunctionArgs } from "react-router";
import { keepFile, keepUploaded } from "../../applications/apply/draft/draft-calls.ts";
import { fileFault } from "../../resumes/file-fault.ts";
import { sentFile } from "../../resumes/sent-file.ts";
import { uploadMethodFault } from "../../resumes/upload-method.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Accepts one file with progress, from a script. Answers `{}`, or why the file was refused as `{fault}`. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const { call, resumeUploadMethod } = context.get(pageContext);
  const unknown = uploadMethodFault(resumeUploadMethod);
  if (unknown !== undefined) return Response.json({ fault: unknown }, { status: 503 });
  const form = await formOf(request);
  const { jobId = "" } = params;
  const [file, key] = [await sentFile(form), form.get("upload")];
  const keeping =
    typeof key === "string" ? keepUploaded(call, jobId, key) : file && keepFile(call, jobId, file);
  if (!keeping) return Response.json({}, { status: 400 });
  const sent = await keeping;
  return sent.ok
    ? Response.json({})
    : Response.json({ fault: fileFault(sent.problem) }, { status: sent.problem.status });
}

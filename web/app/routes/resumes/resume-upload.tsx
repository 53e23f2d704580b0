import type { ActionFunctionArgs } from "react-router";
import { faultOfFile } from "../../resumes/resumes-action.ts";
import { sentFile } from "../../resumes/sent-file.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Accepts one file with progress, from a script. Answers `{}`, or why the file was refused as `{fault}`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await formOf(request);
  const uploaded = form.get("upload");
  const fault = await faultOfFile(
    context.get(pageContext),
    await sentFile(form),
    typeof uploaded === "string" ? uploaded : undefined,
  );
  return fault ? Response.json({ fault: fault.text }, { status: fault.status }) : Response.json({});
}

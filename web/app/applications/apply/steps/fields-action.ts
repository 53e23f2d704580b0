import type { ActionFunctionArgs } from "react-router";
import { formOf } from "../../../wire/form-of.ts";
import { pageContext } from "../../../wire/page-context.ts";
import { refused, saveStep } from "../draft/save-step.ts";
import { onward } from "./onward.ts";
import type { StepName } from "./steps.ts";

/** The action of a step that has only fields: save them, and go on. */
export async function fieldsAction({ request, url, params, context }: ActionFunctionArgs, step: StepName) {
  const form = await formOf(request);
  const page = context.get(pageContext);
  const jobId = params["jobId"] ?? "";
  const { refusal, draft } = await saveStep(page, jobId, step, form);
  return refusal ? refused(refusal) : onward(page, jobId, url.pathname, step, draft);
}

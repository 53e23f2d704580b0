import { type ActionFunctionArgs, redirect } from "react-router";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import { refused, saveStep } from "./save-step.ts";
import { partAddress, type StepName, stepAfter } from "./steps.ts";

/** The action of a step that has fields and nothing else: keep them, and go on. */
export async function fieldsAction({ request, url, params, context }: ActionFunctionArgs, step: StepName) {
  const form = await formOf(request);
  const refusal = await saveStep(context.get(pageContext), params["jobId"] ?? "", step, form);
  return refusal ? refused(refusal) : redirect(partAddress(url.pathname, stepAfter(step)), 303);
}

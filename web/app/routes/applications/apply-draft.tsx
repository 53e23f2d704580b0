import { type ActionFunctionArgs, data } from "react-router";
import { keepFields, typedAnswers, typedFields } from "../../applications/apply/draft/draft-calls.ts";
import { refusalOf } from "../../applications/apply/draft/save-step.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Saves what is typed while it is typed; answers with the faults so far. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const form = await formOf(request);
  const answers = typedAnswers(form);
  const typed = { ...typedFields(form), ...(answers && { answers }) };
  const saved = await keepFields(call, params["jobId"] ?? "", typed);
  if (saved.ok) return Response.json({ faults: saved.answer.faults, kept: true });
  const { faults } = refusalOf(saved.problem);
  if (faults.length > 0) return Response.json({ faults, kept: false });
  return data(null, { status: saved.problem.status });
}

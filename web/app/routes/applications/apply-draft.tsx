import { type ActionFunctionArgs, data } from "react-router";
import { keepFields, typedAnswers, typedFields } from "../../applications/apply/draft/draft-calls.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Saves what is typed while it is typed; answers with the faults so far. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const form = await formOf(request);
  const answers = typedAnswers(form);
  const typed = { ...typedFields(form), ...(answers && { answers }) };
  const saved = await keepFields(call, params["jobId"] ?? "", typed);
  return saved.ok
    ? Response.json({ faults: saved.answer.faults })
    : data(null, { status: saved.problem.status });
}

import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, useActionData } from "react-router";
import { AnswerField } from "../../answers/answer-field.tsx";
import { fieldsAction } from "../../applications/apply/fields-action.ts";
import type { OwnQuestion } from "../../applications/apply/own-questions.ts";
import { StepForm } from "../../applications/apply/step-form.tsx";
import { useOpenPage } from "../../applications/apply/use-apply-page.ts";
import { useDates } from "../../wording/use-dates.ts";

export const action = (args: ActionFunctionArgs) => fieldsAction(args, "questions");

/** M-35: what the posting asks of its own. What was answered before stands there already. */
export default function Questions() {
  const { draft, job } = useOpenPage();
  const { dateText } = useDates();
  const refusal = useActionData<typeof action>();
  const hintOf = ({ reason, required, from }: OwnQuestion) =>
    [
      message("answers.reason", { organization: job.organization.name, reason }),
      ...(required ? [] : [message("answers.optional")]),
      ...(from ? [sourceText(from, dateText)] : []),
    ].join(" ");
  return (
    <StepForm step="questions" refusal={refusal}>
      {(errorOf) =>
        draft.questions.map((question) => (
          <div key={question.id}>
            <input type="hidden" name="question" value={question.id} />
            <AnswerField
              name={`answer-${question.id}`}
              question={question}
              hint={hintOf(question)}
              answer={refusal?.answers?.[question.id] ?? question.answer}
              error={errorOf(`answer-${question.id}`)}
            />
          </div>
        ))
      }
    </StepForm>
  );
}

function sourceText(from: NonNullable<OwnQuestion["from"]>, dateText: (instant: string) => string): string {
  return "profile" in from
    ? message("answers.fromProfile")
    : message("answers.filledIn", { date: dateText(from.lastUsedAt) });
}

import { dropAnswerFile } from "@candor/contract/drafts/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { type ActionFunctionArgs, redirect, useActionData, useSearchParams } from "react-router";
import { AnswerField } from "../../answers/answer-field.tsx";
import { AnswerFileField } from "../../applications/apply/answer-file-field.tsx";
import { answerFileFaults } from "../../applications/apply/draft/keep-sent-file.ts";
import { type Refusal, refused, saveStep } from "../../applications/apply/draft/save-step.ts";
import { withFileFault } from "../../applications/apply/file-fault.ts";
import type { OwnQuestion } from "../../applications/apply/own-questions.ts";
import { onward } from "../../applications/apply/steps/onward.ts";
import { StepForm } from "../../applications/apply/steps/step-form.tsx";
import { useOpenPage } from "../../applications/apply/use-apply-page.ts";
import { tooLarge } from "../../resumes/file-fault.ts";
import type { FormError } from "../../ui/form-errors.tsx";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";

/** Whatever button was pressed, the answers are saved first. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const jobId = params["jobId"] ?? "";
  const form = await formOf(request);
  const faults = await answerFileFaults(page, jobId, form);
  const { refusal, draft } = await saveStep(page, jobId, "questions", form);
  const questionId = form.get("take-out");
  if (typeof questionId === "string") {
    await page.call(dropAnswerFile, { params: { jobId, questionId } });
    return redirect(url.pathname, 303);
  }
  const all = faults.reduce<Refusal | undefined>(
    (before, { field, ...fault }) => withFileFault(before, fault, field),
    refusal,
  );
  return all ? refused(all) : onward(page, jobId, url.pathname, "questions", draft);
}

/** M-35: the posting's own questions. Earlier answers are already filled in. */
export default function Questions() {
  const { draft, job } = useOpenPage();
  const { dateText } = useDates();
  const refusal = useActionData<typeof action>();
  const [uploads, setUploads] = useState(0);
  const during = async (upload: Promise<void>): Promise<void> => {
    setUploads((count) => count + 1);
    await upload.finally(() => setUploads((count) => count - 1));
  };
  const asksFile = draft.questions.some(({ kind }) => kind === "file");
  // A form that was too large to be read leads back here.
  const isTooLarge = useSearchParams()[0].get("file") === "too-large";
  const fileError = isTooLarge ? tooLarge(limits.answerFileBytes) : undefined;
  const hintOf = ({ reason, required, from }: OwnQuestion) =>
    [
      ...(required ? [] : [message("answers.optional")]),
      ...(from ? [sourceText(from, dateText)] : []),
      // Last, because the organization's own words may end without a period.
      message("answers.reason", { organization: job.organization.name, reason }),
    ].join(" ");
  /** Every question is refused in the same words. */
  const faultText = ({ field, text }: FormError) => {
    const asked = draft.questions.find(({ id }) => field === `answer-${id}`);
    return asked ? message("answers.faultOf", { fault: text, question: asked.text }) : text;
  };
  return (
    <StepForm
      step="questions"
      refusal={refusal}
      faultText={faultText}
      busy={uploads > 0}
      {...(asksFile && { encType: "multipart/form-data" })}
    >
      {(errorOf) =>
        draft.questions.map((question) => (
          <div key={question.id}>
            <input type="hidden" name="question" value={question.id} />
            {question.kind === "file" ? (
              <AnswerFileField
                question={question}
                hint={hintOf(question)}
                error={errorOf(`answer-${question.id}`) ?? fileError}
                during={during}
              />
            ) : (
              <AnswerField
                name={`answer-${question.id}`}
                question={question}
                hint={hintOf(question)}
                answer={refusal?.answers?.[question.id] ?? question.answer}
                error={errorOf(`answer-${question.id}`)}
              />
            )}
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

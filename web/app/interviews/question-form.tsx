import type { Charity } from "@candor/contract/charities/shapes";
import type { Interview } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import type { InterviewQuestion } from "@candor/contract/values";
import { Form, useNavigation } from "react-router";
import { PayMeanings } from "../profiles/stated-pay.tsx";
import { Button } from "../ui/button.tsx";
import { type FormError, FormErrors } from "../ui/form-errors.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { doubtedPay, type Refused, shownAnswer, textBeside } from "./typed.ts";

export interface QuestionFormProps {
  readonly interview: Interview;
  readonly charities: readonly Charity[];
  readonly question: InterviewQuestion;
  readonly refused: Refused | undefined;
  /** A trial's earlier answers, since nobody stores them. */
  readonly carried?: string;
}

const nothing: readonly FormError[] = [];

/** One question: its fields, why it is asked, and who sees the answer. */
export function QuestionForm({ interview, charities, question, refused, carried }: QuestionFormProps) {
  const busy = useNavigation().state !== "idle";
  const { answers, known, organization } = interview;
  const errors = refused?.errors ?? nothing;
  const isKnown =
    !refused && question !== "skills" && answers[question] === undefined && known[question] !== undefined;
  const values = { organization: organization.name };
  const doubted = refused && doubtedPay(refused);
  const shown = refused?.typed ?? shownAnswer(interview);
  return (
    <>
      <Form method="post" noValidate className="interview-form">
        <input type="hidden" name="question" value={question} />
        {carried !== undefined && <input type="hidden" name="carried" value={carried} />}
        {/* Enter presses a form's first button, which must not choose a meaning. */}
        {doubted && (
          <button className="visually-hidden" name="intent" value="answer" tabIndex={-1} aria-hidden />
        )}
        <FormErrors errors={errors} {...(doubted && { title: message("profile.payDoubtTitle") })} />
        {isKnown && <p className="field-hint">{message("interview.fromKnown")}</p>}
        <QuestionFields
          question={question}
          shown={shown}
          errorOf={(field) =>
            textBeside(
              question,
              errors.find((error) => error.field === field),
              shown,
            )
          }
          skills={answers.skills ?? []}
          charities={charities}
        />
        {doubted && <PayMeanings name="meant" pay={doubted} busy={busy} />}
        <div className="actions">
          <Button name="intent" value="answer" busy={busy}>
            {message("interview.next")}
          </Button>
          <Button name="intent" value="leave-out" tone="quiet" busy={busy}>
            {message("interview.leaveOut")}
          </Button>
        </div>
      </Form>
      <dl className="interview-terms">
        <div>
          <dt>{message("interview.why")}</dt>
          <dd>{message(`interview.why.${question}`, values)}</dd>
        </div>
        <div>
          <dt>{message("interview.whoSees")}</dt>
          <dd>{message("interview.seen", values)}</dd>
        </div>
      </dl>
    </>
  );
}

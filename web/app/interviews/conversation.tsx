import { message } from "@candor/contract/messages/message";
import type { InterviewQuestion } from "@candor/contract/values";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { useFocusOnChange } from "../ui/use-focus-on-change.ts";
import { AnswerList } from "./answer-list.tsx";
import { QuestionForm, type QuestionFormProps } from "./question-form.tsx";
import { questionText } from "./words.ts";

interface ConversationProps extends Omit<QuestionFormProps, "question"> {
  /** The question to ask. Absent once all of them are answered. */
  readonly question: InterviewQuestion | undefined;
  readonly change: (name: InterviewQuestion) => ReactNode;
}

/** The question to answer, next to what was said so far; or a review of everything before it is sent. */
export function Conversation(props: ConversationProps) {
  const { interview, charities, question, change } = props;
  const { questions, answers } = interview;
  const heading = useFocusOnChange(question);
  const position = questions.findIndex(({ name }) => name === question) + 1;
  const said = questions.filter(({ name, state }) => name !== question && state !== "open");
  return (
    <div className="interview">
      <section className="interview-asked" aria-labelledby="asked">
        {question && (
          <p className="interview-progress">
            {message("interview.progress", { position, count: questions.length })}
          </p>
        )}
        <h2 id="asked" ref={heading} tabIndex={-1}>
          {question ? questionText(question, interview) : message("interview.review")}
        </h2>
        {question && interview.followUps[question] !== undefined && (
          <p className="interview-follow-up">{interview.followUps[question]}</p>
        )}
        {question ? <QuestionForm key={question} {...props} question={question} /> : <Review {...props} />}
      </section>
      {question && said.length > 0 && (
        <section className="interview-said" aria-labelledby="said">
          <h2 id="said">{message("interview.soFar")}</h2>
          <AnswerList questions={said} answers={answers} charities={charities} change={change} />
        </section>
      )}
    </div>
  );
}

/** A trial ends at the review. */
function Review({ interview, charities, change, carried }: ConversationProps) {
  const busy = useNavigation().state !== "idle";
  const { organization, questions, answers } = interview;
  return (
    <>
      <p>
        {carried === undefined
          ? message("interview.reviewBody", { organization: organization.name })
          : message("interview.tried")}
      </p>
      <AnswerList questions={questions} answers={answers} charities={charities} change={change} />
      <Form method="post" className="actions">
        {carried === undefined ? (
          <Button name="intent" value="send" busy={busy}>
            {message("interview.send")}
          </Button>
        ) : (
          <Button name="intent" value="restart" tone="quiet" busy={busy}>
            {message("interview.tryAgain")}
          </Button>
        )}
      </Form>
    </>
  );
}

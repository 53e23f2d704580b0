import type { KeptAnswer } from "@candor/contract/answers/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, Link, useNavigation } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";
import { AnswerField } from "./answer-field.tsx";
import { AnswerText } from "./answer-text.tsx";

export interface AnswerRefusal {
  readonly id: string;
  readonly answer: string;
  readonly error: string;
}

interface AnswerEntryProps {
  readonly answer: KeptAnswer;
  readonly isOpen: boolean;
  readonly refusal: AnswerRefusal | undefined;
}

/** One kept answer; while open, it can be changed. */
export function AnswerEntry({ answer, isOpen, refusal }: AnswerEntryProps) {
  const { dateText } = useDates();
  return (
    <li>
      {isOpen ? (
        <AnswerForm answer={answer} refusal={refusal} />
      ) : (
        <>
          <h2>{answer.question}</h2>
          <p>
            <AnswerText {...answer} />
          </p>
          <p className="field-hint">{message("answers.lastUsed", { date: dateText(answer.lastUsedAt) })}</p>
          <EntryActions answer={answer} />
        </>
      )}
    </li>
  );
}

function EntryActions({ answer: { id, question } }: Pick<AnswerEntryProps, "answer">) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="actions" action={addresses.answers()}>
      <input type="hidden" name="id" value={id} />
      <Link
        to={addresses.answers(id)}
        preventScrollReset
        aria-label={message("answers.changeOne", { question })}
      >
        {message("answers.change")}
      </Link>
      <Button
        tone="quiet"
        name="intent"
        value="forget"
        busy={busy}
        aria-label={message("answers.forgetOne", { question })}
      >
        {message("answers.forget")}
      </Button>
    </Form>
  );
}

function AnswerForm({ answer, refusal }: Pick<AnswerEntryProps, "answer" | "refusal">) {
  const busy = useNavigation().state !== "idle";
  const { id, question: text, kind, choices } = answer;
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="id" value={id} />
      <AnswerField
        name="answer"
        question={{ text, kind, choices, required: true }}
        answer={refusal?.answer ?? answer.answer}
        error={refusal?.error}
      />
      <div className="actions">
        <Button name="intent" value="change" busy={busy}>
          {message("answers.save")}
        </Button>
        <Link to={addresses.answers()} preventScrollReset>
          {message("answers.cancel")}
        </Link>
      </div>
    </Form>
  );
}

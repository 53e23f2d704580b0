import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Refused, Sent } from "./hire-action.ts";
import { HireForm, SentLead } from "./hire-form.tsx";

interface OperatorFormProps {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  readonly answer: Refused | Sent | undefined;
  /** The confirmation, given the date of the answer. */
  readonly told: (answerBy: string) => string;
}

/** The form for people who want to hire, to the operator. */
export function OperatorForm({ title, lead, answer, told }: OperatorFormProps) {
  return (
    <section className="operator-form" aria-labelledby="write">
      <h2 id="write">{message(title)}</h2>
      {answer && "sent" in answer ? (
        <SentLead {...answer} told={told} />
      ) : (
        <>
          <p>{message(lead, { days: limits.answerBusinessDays })}</p>
          <HireForm refused={answer} />
        </>
      )}
    </section>
  );
}

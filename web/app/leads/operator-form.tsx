import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Refused, Sent } from "./hire-action.ts";
import { HireForm, SentLead } from "./hire-form.tsx";

interface OperatorFormProps {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  readonly answer: Refused | Sent | undefined;
  /** What is said once it is sent, with the date of the answer. */
  readonly told: (answerBy: string) => string;
}

/** The form of those who would hire, to the operator. */
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

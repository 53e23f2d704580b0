import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ComponentType } from "react";
import type { Refused, Sent } from "./lead-actions.ts";
import type { LeadFormProps } from "./lead-forms.tsx";
import { SentLead } from "./sent-lead.tsx";

interface OperatorFormProps {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  readonly form: ComponentType<LeadFormProps>;
  readonly answer: Refused | Sent | undefined;
  /** The confirmation, given the date of the answer. */
  readonly told: (answerBy: string) => string;
}

/** A form to the operator, and what was sent by it. */
export function OperatorForm({ title, lead, form: LeadForm, answer, told }: OperatorFormProps) {
  return (
    <section className="operator-form" aria-labelledby="write">
      <h2 id="write">{message(title)}</h2>
      {answer && "sent" in answer ? (
        <SentLead {...answer} told={told} />
      ) : (
        <>
          <p>{message(lead, { days: limits.answerBusinessDays })}</p>
          <LeadForm refused={answer} />
        </>
      )}
    </section>
  );
}

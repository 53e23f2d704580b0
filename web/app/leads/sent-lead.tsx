import { useEffect, useRef } from "react";
import { useDates } from "../wording/use-dates.ts";
import type { Sent } from "./lead-actions.ts";

interface SentLeadProps extends Sent {
  /** The confirmation, given the date of the answer. */
  readonly told: (answerBy: string) => string;
}

/** What replaces the form, and takes its focus: the message that was sent. */
export function SentLead({ sent: { answerBy, written }, told }: SentLeadProps) {
  const { dateText } = useDates();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { name, firstName, lastName, company } = written;
  const contact = [written.email, written.phone].filter(Boolean).join(", ");
  return (
    <div className="waiting-change" role="status" ref={place} tabIndex={-1} autoFocus>
      <p>
        <strong>{told(dateText(answerBy))}</strong>
      </p>
      <p>
        {name ?? `${firstName} ${lastName}`}
        {company && `, ${company}`}
      </p>
      <p>{contact}</p>
      {written.message && <blockquote>{written.message}</blockquote>}
    </div>
  );
}

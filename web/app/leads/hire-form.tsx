import { message } from "@candor/contract/messages/message";
import { useEffect, useRef } from "react";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { TextField } from "../ui/field.tsx";
import { useSession } from "../wire/session-data.ts";
import { useDates } from "../wording/use-dates.ts";
import type { Refused, Sent } from "./hire-action.ts";

/** V-36, V-37: names, and one way to answer. */
export function HireForm({ refused }: { refused: Refused | undefined }) {
  const { profile } = useSession();
  const known: { readonly [Field in keyof Refused["written"]]?: string | undefined } = {
    firstName: profile?.firstName,
    lastName: profile?.lastName,
    email: profile?.email,
  };
  const of = (field: keyof Refused["written"]) => ({
    name: field,
    defaultValue: refused?.written[field] ?? known[field],
    error: refused?.errors[field],
  });
  return (
    <RefusableForm refused={refused} label={message("lead.send")}>
      <TextField {...of("firstName")} label={message("lead.firstName")} autoComplete="given-name" required />
      <TextField {...of("lastName")} label={message("lead.lastName")} autoComplete="family-name" required />
      <TextField {...of("company")} label={message("lead.company")} autoComplete="organization" />
      <TextField
        {...of("email")}
        label={message("lead.email")}
        hint={message("lead.contactHint")}
        type="email"
        autoComplete="email"
      />
      <TextField {...of("phone")} label={message("lead.phone")} type="tel" autoComplete="work tel" />
      <TextField {...of("message")} label={message("lead.message")} multiline />
    </RefusableForm>
  );
}

interface SentLeadProps extends Sent {
  /** The confirmation, given the date of the answer. */
  readonly told: (answerBy: string) => string;
}

/** What replaces the form, and takes its focus: the message that was sent. */
export function SentLead({ sent: { answerBy, written }, told }: SentLeadProps) {
  const { dateText } = useDates();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const contact = [written.email, written.phone].filter(Boolean).join(", ");
  return (
    <div className="waiting-change" role="status" ref={place} tabIndex={-1} autoFocus>
      <p>
        <strong>{told(dateText(answerBy))}</strong>
      </p>
      <p>
        {written.firstName} {written.lastName}
        {written.company && `, ${written.company}`}
      </p>
      <p>{contact}</p>
      {written.message && <blockquote>{written.message}</blockquote>}
    </div>
  );
}

import { message } from "@candor/contract/messages/message";
import type { ComponentProps } from "react";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { useFormChecks } from "../forms/use-form-checks.ts";
import { TextField } from "../ui/field.tsx";
import { GuardedForms } from "../ui/unsaved/guarded-forms.tsx";
import { useSession } from "../wire/session-data.ts";
import type { Refused, Written } from "./lead-actions.ts";
import { clientErrors, contactFormErrors, hireErrors } from "./lead-checks.ts";

/** A form, given what was refused. */
export interface LeadFormProps {
  readonly refused: Refused | undefined;
}

/** V-36, V-37: both names, and one way to answer. */
export function HireForm({ refused }: LeadFormProps) {
  const { errors, ...checks } = useFormChecks(refused, hireErrors);
  const of = useFields(refused, errors);
  return (
    <LeadForm refused={refused} checks={checks}>
      <TextField {...of("firstName")} label={message("lead.firstName")} autoComplete="given-name" required />
      <TextField {...of("lastName")} label={message("lead.lastName")} autoComplete="family-name" required />
      <WantedFields of={of} />
    </LeadForm>
  );
}

/** V-03, V-04, V-37: a name, and one way to answer. */
export function ClientForm({ refused }: LeadFormProps) {
  const { errors, ...checks } = useFormChecks(refused, clientErrors);
  const of = useFields(refused, errors);
  return (
    <LeadForm refused={refused} checks={checks}>
      <TextField {...of("name")} label={message("lead.name")} autoComplete="name" required />
      <WantedFields of={of} />
    </LeadForm>
  );
}

/** V-03, V-04, V-05: a name, an address, and a message. */
export function ContactForm({ refused }: LeadFormProps) {
  const { errors, ...checks } = useFormChecks(refused, contactFormErrors);
  const of = useFields(refused, errors);
  return (
    <LeadForm refused={refused} checks={checks}>
      <TextField {...of("name")} label={message("lead.name")} autoComplete="name" required />
      <TextField {...of("email")} label={message("login.email")} type="email" autoComplete="email" required />
      <TextField {...of("message")} label={message("contact.message")} multiline required />
    </LeadForm>
  );
}

type LeadFormFrame = LeadFormProps & Pick<ComponentProps<typeof RefusableForm>, "checks" | "children">;

/** N-12: a message that isn't sent yet asks before it is left. */
function LeadForm({ refused, checks, children }: LeadFormFrame) {
  return (
    <GuardedForms refusal={refused}>
      <RefusableForm refused={refused} label={message("lead.send")} {...(checks && { checks })}>
        {children}
      </RefusableForm>
    </GuardedForms>
  );
}

type FieldOf = ReturnType<typeof useFields>;

function WantedFields({ of }: { readonly of: FieldOf }) {
  return (
    <>
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
    </>
  );
}

/** What a field begins with: what was refused, or what is known of who is signed in. */
function useFields(refused: Refused | undefined, errors: Readonly<Record<string, string | undefined>>) {
  const { profile } = useSession();
  const names = [profile?.firstName, profile?.lastName].filter(Boolean);
  const known: { readonly [Field in keyof Written]: string | undefined } = {
    firstName: profile?.firstName,
    lastName: profile?.lastName,
    name: names.length > 0 ? names.join(" ") : undefined,
    email: profile?.email,
  };
  return (field: keyof Written) => ({
    name: field,
    defaultValue: refused?.written[field] ?? known[field],
    error: errors[field],
  });
}

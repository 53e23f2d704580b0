import { answerByOf } from "@candor/contract/applications/business-days";
import type { Gig } from "@candor/contract/gigs/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { TextField } from "../ui/field.tsx";
import { GuardedForms } from "../ui/unsaved/guarded-forms.tsx";
import { useSession } from "../wire/session-data.ts";
import { useDates } from "../wording/use-dates.ts";
import { gigBudgetText } from "./gig-facts.tsx";
import type { RefusedProposal } from "./proposal-action.ts";

interface ProposalFormProps {
  readonly gig: Gig;
  readonly refused: RefusedProposal | undefined;
  readonly now: number;
}

/** What a freelancer proposes, and when an answer is due if it is sent now. */
export function ProposalForm({ gig, refused, now }: ProposalFormProps) {
  const { profile } = useSession();
  const organization = gig.organization.name;
  const date = useDueDate(gig, now);
  const known = { firstName: profile?.firstName, lastName: profile?.lastName };
  const of = (field: keyof RefusedProposal["written"]) => ({
    name: field,
    defaultValue: refused?.written[field] ?? (known as Readonly<Record<string, string | undefined>>)[field],
    error: refused?.errors[field],
    required: true,
  });
  return (
    <GuardedForms refusal={refused}>
      <RefusableForm refused={refused} label={message("gigProposal.send")}>
        <p>{message("gigProposal.lead", { organization, date })}</p>
        <TextField
          {...of("amount")}
          label={message(`gigProposal.${gig.budget.kind}`)}
          hint={gigBudgetText(gig)}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...of("message")}
          label={message("gigProposal.message")}
          hint={message("gigProposal.messageHint")}
          multiline
          rows={8}
          maxLength={limits.messageCharacters}
        />
        <TextField
          {...of("firstName")}
          label={message("gigProposal.firstName")}
          autoComplete="given-name"
          maxLength={limits.nameCharacters}
        />
        <TextField
          {...of("lastName")}
          label={message("gigProposal.lastName")}
          autoComplete="family-name"
          maxLength={limits.nameCharacters}
        />
        <p className="field-hint">{message("gigProposal.terms", { organization })}</p>
      </RefusableForm>
    </GuardedForms>
  );
}

/** When an answer would be due to a proposal that is sent now, in words. */
export function useDueDate({ answerBusinessDays }: Gig, now: number): string {
  const { dateText } = useDates();
  return dateText(new Date(answerByOf(now, answerBusinessDays)).toISOString());
}

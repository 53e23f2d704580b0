import { message } from "@candor/contract/messages/message";
import { gigBudgets } from "@candor/contract/values";
import type { FieldOf } from "../forms/field-of.ts";
import { ChoiceField, TextField } from "../ui/field.tsx";
import type { TypedGig } from "./gig-typed.ts";

interface BudgetFieldsProps {
  readonly fieldOf: FieldOf<keyof TypedGig>;
}

/** What a gig pays: the kind of its budget, the least and the most. */
export function BudgetFields({ fieldOf }: BudgetFieldsProps) {
  return (
    <>
      <ChoiceField
        {...fieldOf("kind")}
        legend={message("gigs.budget")}
        options={gigBudgets.map((value) => ({ value, label: message(`gigBudget.${value}`) }))}
      />
      {(["from", "to"] as const).map((end) => (
        <TextField
          key={end}
          {...fieldOf(end)}
          label={message(`gigForm.${end}`)}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      ))}
    </>
  );
}

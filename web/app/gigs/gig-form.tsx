import type { Gig } from "@candor/contract/gigs/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { GuardedForms } from "../ui/unsaved/guarded-forms.tsx";
import { BudgetFields } from "./budget-fields.tsx";
import type { RefusedGig, TypedGig } from "./gig-typed.ts";

interface GigFormProps {
  /** The gig that is changed; absent for a new one. */
  readonly gig?: Gig;
  readonly refused: RefusedGig | undefined;
  /** Those that a new gig can be for. */
  readonly organizations?: readonly { readonly id: string; readonly name: string }[];
}

export function GigForm({ gig, refused, organizations = [] }: GigFormProps) {
  const typed = refused?.typed ?? (gig ? typedOf(gig) : blank);
  const fieldOf = (name: keyof TypedGig) => ({
    name,
    defaultValue: typed[name],
    error: refused?.errors[name],
  });
  return (
    <GuardedForms refusal={refused}>
      <RefusableForm refused={refused} label={message(gig ? "gigForm.save" : "gigForm.post")}>
        {organizations.length > 1 && (
          <SelectField
            {...fieldOf("organizationId")}
            label={message("gigForm.organization")}
            options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {organizations.length === 1 && (
          <input type="hidden" name="organizationId" value={organizations[0]?.id} />
        )}
        <TextField
          {...fieldOf("title")}
          label={message("gigForm.title")}
          autoComplete="off"
          required
          maxLength={limits.postingTitleCharacters}
        />
        <TextField
          {...fieldOf("description")}
          label={message("gigForm.description")}
          hint={message("gigForm.descriptionHint")}
          required
          multiline
          rows={10}
          maxLength={limits.gigCharacters}
        />
        <BudgetFields fieldOf={fieldOf} />
        <TextField
          {...fieldOf("place")}
          label={message("gigForm.place")}
          hint={message("gigForm.placeHint")}
          autoComplete="off"
          maxLength={limits.gigPlaceCharacters}
        />
        <TextField {...fieldOf("skills")} label={message("gigForm.skills")} autoComplete="off" />
        <TextField
          {...fieldOf("answerBusinessDays")}
          label={message("gigForm.answer")}
          hint={message("gigForm.answerHint", { most: limits.mostAnswerBusinessDays })}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        {gig && <p className="field-hint">{message("gigForm.sentStay")}</p>}
      </RefusableForm>
    </GuardedForms>
  );
}

const blank: TypedGig = {
  organizationId: "",
  title: "",
  description: "",
  kind: "perProject",
  from: "",
  to: "",
  place: "",
  skills: "",
  answerBusinessDays: String(limits.answerBusinessDays),
};

function typedOf({
  organization,
  title,
  description,
  budget,
  place,
  skills,
  answerBusinessDays,
}: Gig): TypedGig {
  return {
    organizationId: organization.id,
    title,
    description,
    kind: budget.kind,
    from: String(budget.from),
    to: String(budget.to),
    place: place ?? "",
    skills: skills.join(", "),
    answerBusinessDays: String(answerBusinessDays),
  };
}

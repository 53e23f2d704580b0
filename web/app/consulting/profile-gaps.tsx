import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { workAuthorizations } from "@candor/contract/values";
import { RefusableForm } from "../forms/refusable-form.tsx";
import type { Unsaved } from "../profiles/answers.ts";
import { ChoiceField, TextField } from "../ui/field.tsx";
import { GuardedForms } from "../ui/unsaved/guarded-forms.tsx";
import type { Background } from "./background.ts";

interface ProfileGapsProps {
  readonly gaps: readonly (keyof Background)[];
  readonly answer: Unsaved<Background> | undefined;
}

/** Asks for what the profile doesn't say. */
export function ProfileGaps({ gaps, answer }: ProfileGapsProps) {
  const field = (name: keyof Background) => ({
    name,
    defaultValue: answer?.typed[name],
    error: answer?.refusal.errors[name],
  });
  return (
    <GuardedForms refusal={answer}>
      <RefusableForm refused={answer?.refusal} label={message("consulting.continue")}>
        {gaps.includes("mostRecentJobTitle") && (
          <TextField
            {...field("mostRecentJobTitle")}
            label={message("profile.mostRecentJobTitle")}
            autoComplete="organization-title"
            maxLength={limits.nameCharacters}
          />
        )}
        {gaps.includes("mostRecentEmployer") && (
          <TextField
            {...field("mostRecentEmployer")}
            label={message("profile.mostRecentEmployer")}
            autoComplete="organization"
            maxLength={limits.nameCharacters}
          />
        )}
        {gaps.includes("skills") && (
          <TextField
            {...field("skills")}
            label={message("consulting.skills")}
            hint={message("consulting.skillsHint")}
          />
        )}
        {gaps.includes("workAuthorization") && (
          <ChoiceField
            {...field("workAuthorization")}
            legend={message("profile.workAuthorization")}
            options={[
              ...workAuthorizations.map((value) => ({ value, label: message(`workAuthorization.${value}`) })),
              { value: "", label: message("profile.noWorkAuthorization") },
            ]}
            defaultValue={answer?.typed.workAuthorization ?? ""}
          />
        )}
      </RefusableForm>
    </GuardedForms>
  );
}

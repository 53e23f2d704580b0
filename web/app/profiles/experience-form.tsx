import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useFormChecks } from "../forms/use-form-checks.ts";
import { Typeahead } from "../search/form/typeahead.tsx";
import { TextField } from "../ui/field.tsx";
import type { Unsaved } from "./answers.ts";
import { experienceErrors } from "./fault-texts.ts";
import { MonthField } from "./month-field.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { experienceBodyOf, type TypedExperience, typedExperience } from "./typed-experience.ts";
import "../styles/account.css";

interface ExperienceFormProps {
  readonly shown: TypedExperience;
  readonly answer: Unsaved<TypedExperience> | undefined;
  /** In the person's time zone: "2026-11". */
  readonly thisMonth: string;
}

/** */
export function ExperienceForm({ shown, answer, thisMonth }: ExperienceFormProps) {
  const { errors, ...checks } = useFormChecks(answer?.refusal, (typed) =>
    experienceErrors(experienceBodyOf(typedExperience(typed)), thisMonth),
  );
  const field = (name: "title" | "company" | "description") => ({
    name,
    defaultValue: shown[name],
    error: errors[name],
  });
  return (
    <ProfileForm answer={answer} shown={shown} {...checks}>
      <div className="completed-field">
        <TextField
          {...field("title")}
          label={message("profile.jobTitle")}
          autoComplete="organization-title"
          maxLength={limits.nameCharacters}
          required
        />
        <Typeahead kind="title" />
      </div>
      <div className="completed-field">
        <TextField
          {...field("company")}
          label={message("profile.company")}
          autoComplete="organization"
          maxLength={limits.nameCharacters}
          required
        />
        <Typeahead kind="organization" />
      </div>
      <MonthField name="started" typed={shown.started} error={errors["started"]} />
      <label className="check">
        <input type="checkbox" name="current" defaultChecked={shown.current} />
        {message("profile.current")}
      </label>
      <MonthField name="ended" typed={shown.ended} error={errors["ended"]} />
      <TextField
        {...field("description")}
        label={message("profile.description")}
        hint={message("profile.descriptionHint")}
        multiline
        rows={8}
      />
    </ProfileForm>
  );
}

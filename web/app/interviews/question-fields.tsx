import type { Charity } from "@candor/contract/charities/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type InterviewQuestion, workAuthorizations } from "@candor/contract/values";
import type { FieldOf } from "../forms/field-of.ts";
import { ChoiceField, SelectField, TextField } from "../ui/field.tsx";
import { charityOptions } from "../wording/charity-options.ts";
import { PayFields } from "./pay-fields.tsx";
import { RatingFields, YearsFields } from "./per-skill-fields.tsx";
import { SkillFields } from "./skill-fields.tsx";
import type { Shown } from "./typed.ts";
import { questionLabel } from "./words.ts";

export interface QuestionFieldsProps {
  readonly question: InterviewQuestion;
  readonly shown: Shown;
  readonly errorOf: (field: string) => string | undefined;
  /** The confirmed skills. */
  readonly skills: readonly string[];
  readonly charities: readonly Charity[];
}

/** The fields of one question. */
export function QuestionFields({ question, shown, errorOf, skills, charities }: QuestionFieldsProps) {
  const fieldOf: FieldOf = (name) => ({
    name,
    defaultValue: shown.fields[name] ?? "",
    error: errorOf(name),
  });
  const label = questionLabel(question);
  switch (question) {
    case "previousEmployer":
      return (
        <TextField
          {...fieldOf(question)}
          label={label}
          autoComplete="organization"
          maxLength={limits.nameCharacters}
        />
      );
    case "jobTitle":
      return (
        <TextField
          {...fieldOf(question)}
          label={label}
          autoComplete="organization-title"
          maxLength={limits.nameCharacters}
        />
      );
    case "expectedPay":
      return <PayFields fieldOf={fieldOf} />;
    case "workAuthorization":
      return (
        <ChoiceField
          {...fieldOf(question)}
          legend={label}
          options={workAuthorizations.map((value) => ({
            value,
            label: message(`workAuthorization.${value}`),
          }))}
        />
      );
    case "skills":
      return <SkillFields shown={shown} error={errorOf("skills")} />;
    case "ratings":
      return <RatingFields skills={skills} fieldOf={fieldOf} />;
    case "years":
      return <YearsFields skills={skills} fieldOf={fieldOf} />;
    case "charity":
      return (
        <SelectField
          {...fieldOf(question)}
          label={label}
          options={[{ value: "", label: message("charity.none") }, ...charityOptions(charities)]}
        />
      );
    default:
      return question satisfies never;
  }
}

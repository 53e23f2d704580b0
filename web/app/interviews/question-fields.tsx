import type { Charity } from "@candor/contract/charities/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type InterviewQuestion, payTypes, skillLevels, workAuthorizations } from "@candor/contract/values";
import { Fragment } from "react";
import { ChoiceField, SelectField, TextField } from "../ui/field.tsx";
import { charityOptions } from "../wording/charity-options.ts";
import { SkillFields } from "./skill-fields.tsx";
import { askedSkill, type Shown } from "./typed.ts";
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
  const field = (name: string) => ({ name, defaultValue: shown.fields[name] ?? "", error: errorOf(name) });
  const label = questionLabel(question);
  switch (question) {
    case "previousEmployer":
      return (
        <TextField
          {...field(question)}
          label={label}
          autoComplete="organization"
          maxLength={limits.nameCharacters}
        />
      );
    case "jobTitle":
      return (
        <TextField
          {...field(question)}
          label={label}
          autoComplete="organization-title"
          maxLength={limits.nameCharacters}
        />
      );
    case "expectedPay":
      return (
        <div className="field-row pay-row">
          <TextField
            {...field("expectedPay-amount")}
            label={message("interview.pay")}
            hint={message("interview.payHint")}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
          <SelectField
            {...field("expectedPay-type")}
            label={message("interview.payType")}
            options={payTypes.map((value) => ({ value, label: message(`salaryType.${value}`) }))}
          />
        </div>
      );
    case "workAuthorization":
      return (
        <ChoiceField
          {...field(question)}
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
      return skills.map((skill, at) => (
        <Fragment key={skill}>
          <input type="hidden" name={askedSkill} value={skill} />
          <ChoiceField
            {...field(`ratings-${at}`)}
            legend={message("interview.askRating", { skill })}
            options={skillLevels.map((value) => ({ value, label: message(`skillLevel.${value}`) }))}
          />
        </Fragment>
      ));
    case "years":
      return skills.map((skill, at) => (
        <Fragment key={skill}>
          <input type="hidden" name={askedSkill} value={skill} />
          <TextField
            {...field(`years-${at}`)}
            label={message("interview.askYears", { skill })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
          />
        </Fragment>
      ));
    case "charity":
      return (
        <SelectField
          {...field(question)}
          label={label}
          options={[{ value: "", label: message("charity.none") }, ...charityOptions(charities)]}
        />
      );
    default:
      return question satisfies never;
  }
}

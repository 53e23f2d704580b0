import { message } from "@candor/contract/messages/message";
import { skillLevels } from "@candor/contract/values";
import { Fragment, type ReactNode } from "react";
import type { FieldOf } from "../forms/field-of.ts";
import { ChoiceField, TextField } from "../ui/field.tsx";
import { askedSkill } from "./typed.ts";

interface PerSkillProps {
  /** The confirmed skills. */
  readonly skills: readonly string[];
  readonly fieldOf: FieldOf;
}

/** How well somebody has each skill. */
export function RatingFields({ skills, fieldOf }: PerSkillProps) {
  return perSkill(skills, (skill, at) => (
    <ChoiceField
      {...fieldOf(`ratings-${at}`)}
      legend={message("interview.askRating", { skill })}
      options={skillLevels.map((value) => ({ value, label: message(`skillLevel.${value}`) }))}
    />
  ));
}

/** How many years somebody has had each skill. */
export function YearsFields({ skills, fieldOf }: PerSkillProps) {
  return perSkill(skills, (skill, at) => (
    <TextField
      {...fieldOf(`years-${at}`)}
      label={message("interview.askYears", { skill })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
    />
  ));
}

function perSkill(skills: readonly string[], fieldFor: (skill: string, at: number) => ReactNode) {
  return skills.map((skill, at) => (
    <Fragment key={skill}>
      <input type="hidden" name={askedSkill} value={skill} />
      {fieldFor(skill, at)}
    </Fragment>
  ));
}

import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ReadValue } from "@candor/contract/resumes/reading";
import { useId } from "react";
import { Form } from "react-router";
import { RefusalSummary } from "../../forms/refusal-summary.tsx";
import { Button } from "../../ui/button.tsx";
import type { RefusedReading } from "./refused-reading.ts";
import { SourceLine } from "./source-line.tsx";

interface SkillsFormProps {
  readonly skills: readonly ReadValue[];
  readonly refused: Extract<RefusedReading, { of: "skills" }> | undefined;
}

/** The skills that the profile lacks, under the lines that list them. */
export function SkillsForm({ skills, refused }: SkillsFormProps) {
  const heading = useId();
  const byLine = Map.groupBy(skills, ({ line }) => line);
  return (
    <Form method="post" noValidate className="reading-form" aria-labelledby={heading} preventScrollReset>
      <h2 id={heading}>{message("settings.skills")}</h2>
      <p>{message("reading.skillsLead")}</p>
      <RefusalSummary refusal={refused?.refusal} />
      {[...byLine].map(([line, some]) => (
        <div key={line}>
          <SourceLine line={line} source={some[0]?.source ?? ""} />
          <ul className="read-skills">
            {some.map(({ key, value: skill }) => (
              <li key={key}>
                <input
                  type="checkbox"
                  name="taken"
                  value={key}
                  defaultChecked={refused?.typed[key] === undefined || refused.taken.includes(key)}
                  aria-label={message("reading.takeSkill", { skill })}
                />
                <input
                  name={key}
                  defaultValue={refused?.typed[key] ?? skill}
                  maxLength={limits.nameCharacters}
                  autoComplete="off"
                  aria-label={message("reading.skillText", { skill })}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="actions">
        <Button name="intent" value="skills">
          {message("reading.saveSkills")}
        </Button>
      </div>
    </Form>
  );
}

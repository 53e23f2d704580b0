import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { TextField } from "../ui/field.tsx";
import type { Shown } from "./typed.ts";

/** the skills that were found, to keep or drop, and room for others. */
export function SkillFields({ shown, error }: { shown: Shown; error: string | undefined }) {
  return (
    <>
      {shown.skills.length > 0 && (
        <fieldset className="form-field choices" id="skills" tabIndex={-1}>
          <legend>{message("interview.skillsKeep")}</legend>
          {error !== undefined && <p className="field-error">{error}</p>}
          {shown.skills.map((skill) => (
            <label className="choice" key={skill}>
              <input type="checkbox" name="skills" value={skill} defaultChecked />
              <span>{skill}</span>
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        name="added"
        label={message("interview.skillsMore")}
        hint={message("interview.skillsMoreHint", { count: limits.interviewSkills })}
        defaultValue={shown.fields["added"] ?? ""}
        error={shown.skills.length === 0 ? error : undefined}
        autoComplete="off"
        maxLength={1000}
      />
    </>
  );
}

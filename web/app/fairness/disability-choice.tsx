import { disabilities } from "@candor/contract/fairness/categories";
import type { SelfIdentification } from "@candor/contract/fairness/shapes";
import { message } from "@candor/contract/messages/message";
import { ChoiceField } from "../ui/field.tsx";

/** In the form's order. */
const examples = [
  "substance",
  "autoimmune",
  "sight",
  "cancer",
  "heart",
  "celiac",
  "palsy",
  "hearing",
  "diabetes",
  "disfigurement",
  "seizures",
  "digestion",
  "intellectual",
  "mental",
  "limbs",
  "mobility",
  "nerves",
  "neurodivergence",
  "paralysis",
  "breathing",
  "stature",
  "brain",
] as const;

/** The question of form CC-305 (OMB 1250-0005), in its words. */
export function DisabilityChoice({ disability }: Pick<SelfIdentification, "disability">) {
  return (
    <>
      <ChoiceField
        name="disability"
        legend={message("selfId.disability")}
        hint={message("selfId.disabilityLead")}
        defaultValue={disability ?? ""}
        options={[
          ...disabilities.map((value) => ({ value, label: message(`disability.${value}`) })),
          { value: "", label: message("selfId.noAnswer") },
        ]}
      />
      <details className="disability-examples">
        <summary>{message("selfId.disabilityExamples")}</summary>
        <ul>
          {examples.map((example) => (
            <li key={example}>{message(`disabilityExample.${example}`)}</li>
          ))}
        </ul>
        <p className="field-hint">{message("selfId.disabilitySource")}</p>
      </details>
    </>
  );
}

import type {
  PostingFields as Fields,
  PostingFault,
  PostingTextField,
} from "@candor/contract/hosting/shapes";
import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { jobTypes, payUnits } from "@candor/contract/values";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Counted } from "./counted-field.tsx";
import { DescriptionField } from "./description-field.tsx";
import { type FieldKind, formSections, type Section } from "./form-sections.ts";

interface PostingFieldsProps {
  readonly fields: Fields;
  /** The faults, if the form was sent to be published. */
  readonly faults: readonly PostingFault[];
  readonly sections?: readonly Section[];
}

/** The form of a posting, section by section. */
export function PostingFields({ fields, faults, sections = formSections }: PostingFieldsProps) {
  return sections.map(({ title, fields: own }) => (
    <fieldset className="posting-section" key={title}>
      <legend>{message(`hosting.section.${title}`)}</legend>
      {own.map(({ name, kind, rows, most, width = "whole" }) => (
        <div className={`posting-${width}`} key={name}>
          <FormField
            name={name}
            kind={kind}
            rows={rows}
            most={most}
            value={fields[name]}
            error={faults.find(({ field }) => field === name)?.text}
          />
        </div>
      ))}
    </fieldset>
  ));
}

interface FormFieldProps {
  readonly name: PostingTextField;
  readonly kind: FieldKind;
  readonly rows: number | undefined;
  readonly most: number | undefined;
  readonly value: string;
  readonly error: string | undefined;
}

function FormField({ name, kind, rows, most, value, error }: FormFieldProps) {
  if (name === "description") return <DescriptionField value={value} error={error} />;
  const label = message(`hosting.field.${name}`);
  if (kind === "choice")
    return (
      <SelectField name={name} label={label} options={optionsOf(name)} defaultValue={value} error={error} />
    );
  const hint = hintOf(name);
  const field = (
    <TextField
      name={name}
      label={label}
      defaultValue={value}
      error={error}
      multiline={kind === "text"}
      {...(rows !== undefined && { rows })}
      {...(hint !== undefined && { hint })}
      {...(kind === "figure" && { inputMode: "decimal" as const })}
      {...(most !== undefined && { maxLength: most })}
      {...(kind === "day" && isDay(value) && { type: "date" as const })}
    />
  );
  return most === undefined ? (
    field
  ) : (
    <Counted name={name} most={most}>
      {field}
    </Counted>
  );
}

/** Other texts come through calls: a field for days wouldn't show them, and would lose them. */
function isDay(text: string): boolean {
  return /^(\d{4}-\d\d-\d\d)?$/.test(text);
}

/** The first choice is empty. */
function optionsOf(name: PostingTextField) {
  const none = { value: "", label: message(unchosen[name] ?? "hosting.choose") };
  return [none, ...(choices[name]?.() ?? [])];
}

const unchosen: { readonly [Name in PostingTextField]?: MessageKey } = {
  equipment: "hosting.notSaid",
  resume: "hosting.resume.required",
};

const choices: { readonly [Name in PostingTextField]?: () => { value: string; label: string }[] } = {
  remoteKind: () =>
    (["onsite", "hybrid", "remote"] as const).map((value) => ({
      value,
      label: message(`hosting.remoteKind.${value}`),
    })),
  equipment: () =>
    (["provided", "allowance", "own"] as const).map((value) => ({
      value,
      label: message(`hosting.equipment.${value}`),
    })),
  resume: () => [{ value: "optional", label: message("hosting.resume.optional") }],
  payUnit: () => payUnits.map((value) => ({ value, label: message(`hosting.payUnit.${value}`) })),
  jobType: () => jobTypes.map((value) => ({ value, label: message(`jobType.${value}`) })),
  schedule: () =>
    (["full", "part"] as const).map((value) => ({ value, label: message(`hosting.schedule.${value}`) })),
};

function hintOf(name: PostingTextField): string | undefined {
  return hints[name]?.();
}

const hints: { readonly [Name in PostingTextField]?: () => string } = {
  places: () => message("hosting.hint.places"),
  remoteWithin: () => message("hosting.hint.remoteWithin"),
  overlapFrom: () => message("hosting.hint.overlap"),
  overlapTo: () => message("hosting.hint.overlap"),
  overlapZone: () => message("hosting.hint.overlapZone"),
  payExtra: () => message("hosting.hint.payExtra"),
  mustHave: () => message("hosting.hint.requirements"),
  niceToHave: () => message("hosting.hint.requirements"),
  answerBusinessDays: () =>
    message("hosting.hint.answerBusinessDays", { days: String(limits.answerBusinessDays) }),
  searchDescription: () => message("hosting.hint.searchDescription"),
  cardTitle: () => message("hosting.hint.cardTitle"),
  cardText: () => message("hosting.hint.cardText"),
  validThrough: () => message("hosting.hint.validThrough"),
};

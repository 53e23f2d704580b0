import type { FocusEvent, FormEvent, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from "react";

import { useTypedBefore } from "./use-typed-before.ts";

interface Described {
  /** Also the element's id: error summaries link to it. */
  readonly name: string;
  readonly error?: string | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

interface TextFieldProps extends Described {
  readonly label: string;
  readonly defaultValue?: string | undefined;
  readonly hint?: string;
  readonly type?: Extract<
    HTMLInputTypeAttribute,
    "text" | "email" | "tel" | "password" | "date" | "datetime-local"
  >;
  readonly autoComplete?: string;
  readonly inputMode?: InputHTMLAttributes<Control>["inputMode"];
  readonly required?: boolean;
  /** The browser silently cuts what is pasted. A multiline field has none if it shows its refusals. */
  readonly maxLength?: number;
  readonly multiline?: boolean;
  /** A multiline field's visible lines. */
  readonly rows?: number;
  /** It takes the focus when it appears, because somebody asked for it. */
  readonly autoFocus?: boolean;
  readonly onBlur?: (event: FocusEvent<Control>) => void;
  readonly onInput?: (event: FormEvent<Control>) => void;
}

/**
 * Errors come only from the server and its texts: the browser's own bubbles stay away (`aria-required`). A page without
 * scripts focuses the first field that was refused, unless a summary stands before it.
 */
export function TextField({
  label,
  error,
  hint,
  type = "text",
  required = false,
  multiline = false,
  rows = 6,
  ...rest
}: TextFieldProps) {
  const typedBefore = useTypedBefore(rest.name);
  const control = {
    autoFocus: error !== undefined,
    ...rest,
    id: rest.name,
    // Names and sentences may be written from right to left.
    dir: "auto",
    "aria-required": required || undefined,
    ...states(rest.name, error, hint),
  };
  return (
    <Field name={rest.name} error={error} hint={hint} label={<label htmlFor={rest.name}>{label}</label>}>
      {multiline ? (
        <textarea {...control} rows={rows} ref={typedBefore} />
      ) : (
        <input {...control} type={type} />
      )}
    </Field>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends Described {
  readonly label: string;
  readonly options?: readonly Option[];
  /** Further options, which may be in groups. */
  readonly children?: ReactNode;
  readonly defaultValue?: string | undefined;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
}

export function SelectField({ name, label, options = [], children, error, ...rest }: SelectFieldProps) {
  return (
    <Field name={name} error={error} label={<label htmlFor={name}>{label}</label>}>
      <select id={name} name={name} autoFocus={error !== undefined} {...rest} {...states(name, error)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </Field>
  );
}

interface ChoiceFieldProps extends Described {
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly (Option & { readonly hint?: string })[];
  readonly defaultValue?: string | undefined;
}

/** One of a few choices, all visible. */
export function ChoiceField({ name, legend, hint, options, defaultValue, error }: ChoiceFieldProps) {
  return (
    <fieldset className="form-field choices" id={name} tabIndex={-1} {...states(name, error, hint)}>
      <legend>{legend}</legend>
      <FieldHint name={name} hint={hint} />
      <FieldError name={name} error={error} />
      {options.map((option) => (
        <label className="choice" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <span className="field-hint">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface FieldProps extends Described {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

function Field({ name, label, error, hint, children }: FieldProps) {
  return (
    <div className="form-field">
      {label}
      <FieldHint name={name} hint={hint} />
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}

function FieldHint({ name, hint }: { readonly name: string; readonly hint: string | undefined }) {
  return (
    hint !== undefined && (
      <p className="field-hint" id={`${name}-hint`}>
        {hint}
      </p>
    )
  );
}

function FieldError({ name, error }: Described) {
  return (
    error !== undefined && (
      <p className="field-error" id={`${name}-error`}>
        {error}
      </p>
    )
  );
}

function states(name: string, error: string | undefined, hint?: string) {
  const described = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`];
  return {
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
  };
}

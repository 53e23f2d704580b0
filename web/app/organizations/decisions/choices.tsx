interface Option {
  readonly value: string;
  readonly label: string;
  /** The single keys that choose it, separated by spaces; the last one is shown. */
  readonly keys: string;
}

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen?: string | undefined;
  readonly error?: string | undefined;
  /** A key that chooses also submits the form. */
  readonly sendsByKey?: boolean;
}

/** A few choices, each with the key that picks it. */
export function Choices({ name, legend, options, chosen, error, sendsByKey = false }: ChoicesProps) {
  return (
    <fieldset
      className="form-field choices choices-short"
      id={name}
      tabIndex={-1}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend>{legend}</legend>
      {error !== undefined && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {options.map(({ value, label, keys }) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            data-keys={keys}
            data-sends={sendsByKey ? "" : undefined}
          />
          <span>{label}</span>
          <kbd aria-hidden="true">{keys.split(" ")[0]}</kbd>
        </label>
      ))}
    </fieldset>
  );
}

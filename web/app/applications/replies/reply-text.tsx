interface ReplyTextProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  /** A refused text. */
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

/** A seeker's text about an invitation. The page has several of these: they share the name, but not the id. */
export function ReplyText({ id, label, required = true, typed, error }: ReplyTextProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="text"
        rows={4}
        defaultValue={typed}
        aria-required={required || undefined}
        autoFocus={error !== undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface ReplyTextProps {
  readonly id: string;
  readonly label: string;
  /** In characters. */
  readonly most: number;
  readonly required?: boolean;
  readonly refusal: { readonly text: string; readonly error: string } | undefined;
}

/** A seeker's text about an invitation. The page has several of these: they share the name, but not the id. */
export function ReplyText({ id, label, most, required = true, refusal }: ReplyTextProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="text"
        rows={4}
        maxLength={most}
        defaultValue={refusal?.text}
        aria-required={required || undefined}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? `${id}-error` : undefined}
      />
      {refusal && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {refusal.error}
        </p>
      )}
    </div>
  );
}

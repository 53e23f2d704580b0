import "../styles/upload-field.css";

export interface PlainFileProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
}

/** A file that is sent with the rest. */
export function PlainFile({ name, label, hint, error }: PlainFileProps) {
  const isWrong = error !== undefined;
  return (
    <div className="form-field resume-field">
      <label htmlFor={name}>{label}</label>
      <p className="field-hint" id={`${name}-hint`}>
        {hint}
      </p>
      <input
        id={name}
        name={name}
        type="file"
        accept=".pdf,.docx,.odt,.rtf,.txt"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${name}-hint ${name}-error` : `${name}-hint`}
      />
      {isWrong && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

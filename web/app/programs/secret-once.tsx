interface SecretOnceProps {
  /** What it is, and that it won't be shown again. */
  readonly said: string;
  readonly label: string;
  readonly secret: string;
}

/** It takes the focus: it is shown here and never again. */
export function SecretOnce({ said, label, secret }: SecretOnceProps) {
  return (
    <div className="new-key form-field" role="status">
      <p>
        <strong>{said}</strong>
      </p>
      <textarea
        className="copied"
        readOnly
        rows={2}
        value={secret}
        aria-label={label}
        spellCheck={false}
        autoFocus
      />
    </div>
  );
}

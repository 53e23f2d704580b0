import { message } from "@candor/contract/messages/message";

interface RemindFieldProps {
  /** "2026-12-01", or empty. */
  readonly day: string;
  readonly error: string | undefined;
}

/** The browser's native date field. */
export function RemindField({ day, error }: RemindFieldProps) {
  return (
    <div className="form-field">
      <label htmlFor="remindOn">{message("outside.remindOn")}</label>
      <p className="field-hint" id="remindOn-hint">
        {message("outside.remindHint")}
      </p>
      <input
        id="remindOn"
        name="remindOn"
        type="date"
        defaultValue={day}
        aria-describedby={error === undefined ? "remindOn-hint" : "remindOn-hint remindOn-error"}
        aria-invalid={error !== undefined || undefined}
      />
      {error !== undefined && (
        <p className="field-error" id="remindOn-error">
          {error}
        </p>
      )}
    </div>
  );
}

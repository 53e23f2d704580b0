import { message } from "@candor/contract/messages/message";
import { useEffect, useRef } from "react";

export interface FormError {
  /** Name of the field, which is its id too. */
  readonly field: string;
  readonly text: string;
  /** Of the message, where it is known: it tells what is missing from what is wrong. */
  readonly key?: string;
}

/** What a form is refused for, above it. Takes the focus when it appears, with scripts and without. */
export function FormErrors({
  errors,
  title = titleOf(errors),
}: {
  errors: readonly FormError[];
  title?: string;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);
  if (errors.length === 0) return null;
  return (
    <div className="form-errors" ref={summary} role="alert" tabIndex={-1} autoFocus>
      <p>{title}</p>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** V-47 says what is missing; a form with nothing missing is looked through again. */
function titleOf(errors: readonly FormError[]): string {
  const missing = errors.some(({ key }) => key !== undefined && /required$/i.test(key));
  return message(missing ? "form.requiredMissing" : "form.notValid");
}

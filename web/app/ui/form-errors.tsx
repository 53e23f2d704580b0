import { message } from "@candor/contract/messages/message";
import { useEffect, useRef, useState } from "react";

export interface FormError {
  /** The field's name, which is also its id. */
  readonly field: string;
  readonly text: string;
  /** The message's key, if it is known: it tells missing values from wrong ones. */
  readonly key?: string;
}

/** Why a form was refused, above it. Takes the focus when it appears. With scripts, what is corrected leaves it. */
export function FormErrors({
  errors,
  title,
  textOf = ({ text }) => text,
}: {
  errors: readonly FormError[];
  title?: string | undefined;
  /** What a link says, where an error's own text would not tell which field is meant. */
  textOf?: ((error: FormError) => string) | undefined;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);
  const standing = useStanding(errors);
  if (standing.length === 0) return null;
  return (
    <div className="form-errors" ref={summary} role="alert" tabIndex={-1} autoFocus>
      <p>{title ?? titleOf(standing)}</p>
      <ul>
        {standing.map((error) => (
          <li key={error.field}>
            <a href={`#${error.field}`}>{textOf(error)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The errors without those whose fields were marked and no longer are. */
function useStanding(errors: readonly FormError[]): readonly FormError[] {
  const [corrected, setCorrected] = useState<readonly FormError[]>([]);
  useEffect(() => {
    const isMarked = ({ field }: FormError) => document.getElementById(field)?.ariaInvalid === "true";
    const marked = errors.filter(isMarked);
    if (marked.length === 0) return undefined;
    const observer = new MutationObserver(() => setCorrected(marked.filter((error) => !isMarked(error))));
    observer.observe(document, { subtree: true, attributeFilter: ["aria-invalid"] });
    return () => observer.disconnect();
  }, [errors]);
  return errors.filter((error) => !corrected.includes(error));
}

/**
 * V-47 says what is missing; if nothing is missing, the title asks to review the form. A problem of the call marks no
 * field.
 */
function titleOf(errors: readonly FormError[]): string {
  if (errors.every(({ key }) => key?.startsWith("problem."))) return message("form.notDone");
  const missing = errors.some(({ key }) => key !== undefined && /required$/i.test(key));
  return message(missing ? "form.requiredMissing" : "form.notValid");
}

import { questionsText } from "@candor/contract/hosting/questions-text";
import type { HostedPosting, PostingField, PostingFields } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { useEffect, useRef } from "react";

interface ConflictProps {
  readonly typed: PostingFields;
  /** What somebody else saved in the meantime. */
  readonly saved: HostedPosting;
  /** A button was pressed, so it takes the focus: it stands above a long form. */
  readonly isAsked?: boolean;
}

/** Two people edited one posting: shows the differences side by side. */
export default function Conflict({ typed, saved, isAsked = false }: ConflictProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.focus();
  }, [isAsked]);
  const differing = (Object.keys(typed) as PostingField[]).filter(
    (field) => textOf(typed, field) !== textOf(saved.fields, field),
  );
  return (
    <section className="posting-conflict" role="alert" aria-labelledby="conflict" ref={place} tabIndex={-1}>
      <h2 id="conflict">{message("hosting.conflict")}</h2>
      <p>{message("hosting.conflictBody")}</p>
      <table className="book">
        <thead>
          <tr>
            <th scope="col">{message("hosting.conflictField")}</th>
            <th scope="col">{message("hosting.conflictYours")}</th>
            <th scope="col">{message("hosting.conflictTheirs")}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((field) => (
            <tr key={field}>
              <th scope="row">
                <a href={`#${field}`}>{message(`hosting.field.${field}`)}</a>
              </th>
              <td data-label={message("hosting.conflictYours")}>
                {textOf(typed, field) || message("hosting.nothing")}
              </td>
              <td data-label={message("hosting.conflictTheirs")}>
                {textOf(saved.fields, field) || message("hosting.nothing")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function textOf(fields: PostingFields, field: PostingField): string {
  return field === "questions" ? questionsText(fields.questions) : fields[field].trim();
}

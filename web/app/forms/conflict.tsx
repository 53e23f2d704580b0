import { message } from "@candor/contract/messages/message";
import { useEffect, useRef } from "react";
import "../styles/book.css";

interface ConflictProps {
  readonly title: string;
  readonly differing: readonly Differing[];
  /** A button was pressed, so it takes the focus: it stands above a long form. */
  readonly isAsked?: boolean;
}

interface Differing {
  /** The field's name, which is also its id. */
  readonly field: string;
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

/** Two people edited one thing: shows the differences side by side. */
export function Conflict({ title, differing, isAsked = false }: ConflictProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.focus();
  }, [isAsked]);
  return (
    <section className="conflict" role="alert" aria-labelledby="conflict" ref={place} tabIndex={-1}>
      <h2 id="conflict">{title}</h2>
      <p>{message("conflict.body")}</p>
      <table className="book">
        <thead>
          <tr>
            <th scope="col">{message("conflict.field")}</th>
            <th scope="col">{message("conflict.yours")}</th>
            <th scope="col">{message("conflict.theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ field, label, yours, theirs }) => (
            <tr key={field}>
              <th scope="row">
                <a href={`#${field}`}>{label}</a>
              </th>
              <td data-label={message("conflict.yours")}>{yours || message("conflict.nothing")}</td>
              <td data-label={message("conflict.theirs")}>{theirs || message("conflict.nothing")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

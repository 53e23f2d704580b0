import type { PostingChange } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReactElement } from "react";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/hosting.css";

/** What happened to a posting and what it said before: open to all. */
export function PostingHistory({
  changes,
  title = message("hosting.history"),
  before = [],
}: {
  readonly changes: readonly PostingChange[];
  readonly title?: string;
  /** Entries that are older than the changes. */
  readonly before?: readonly ReactElement[];
}) {
  const { dateText } = useDates();
  if (changes.length + before.length === 0) return null;
  return (
    <details className="posting-history">
      <summary>{title}</summary>
      <ol>
        {changes.map(({ at, text, fields }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{dateText(at)}</time> {text}
            {fields.length > 0 && <ChangedFields fields={fields} />}
          </li>
        ))}
        {before}
      </ol>
    </details>
  );
}

function ChangedFields({ fields }: Pick<PostingChange, "fields">) {
  return (
    <dl className="posting-changed">
      {fields.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <span className="visually-hidden">{message("hosting.historyBefore")}: </span>
            <del>{before || message("conflict.nothing")}</del>
          </dd>
          <dd>
            <span className="visually-hidden">{message("hosting.historyAfter")}: </span>
            <ins>{after || message("conflict.nothing")}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

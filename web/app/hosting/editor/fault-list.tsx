import type { PostingFault } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { useEffect, useRef } from "react";
import { counted } from "../../wording/counted.ts";

interface FaultListProps {
  readonly faults: readonly PostingFault[];
  /** Publishing was tried, so the list takes the focus. */
  readonly tried: boolean;
}

/** What keeps a posting from being published: each entry links to its field, quotes the words and names the law. */
export function FaultList({ faults, tried }: FaultListProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tried) summary.current?.focus();
  }, [tried, faults]);
  if (faults.length === 0) return null;
  return (
    <div
      className={tried ? "form-errors" : "posting-notes"}
      ref={summary}
      {...(tried && { role: "alert", autoFocus: true })}
      tabIndex={-1}
    >
      <p>{counted("hosting.faults", faults.length)}</p>
      <Faults faults={faults} />
    </div>
  );
}

export function Faults({ faults }: { faults: readonly PostingFault[] }) {
  return (
    <ul>
      {faults.map(({ field, text, sentence, source }) => (
        <li key={`${field} ${text} ${sentence ?? ""}`}>
          <a href={`#${field}`}>{text}</a>
          {sentence !== undefined && (
            <q className="posting-quote">
              <mark>{sentence}</mark>
            </q>
          )}
          {source && (
            <span className="posting-source">
              <a href={source.url} rel="noreferrer">
                {source.name}
              </a>
              {source.unread && <> {message("hosting.sourceUnread")}</>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

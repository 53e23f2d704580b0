import type { PostingFault } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { useEffect, useRef } from "react";
import { counted } from "../../wording/counted.ts";
import type { EditorAnswer } from "./editor-answer.ts";

interface FaultListProps {
  readonly faults: readonly PostingFault[];
  /** The answer that brought them. If publishing was tried, the list takes the focus once, and not while it shrinks. */
  readonly told: EditorAnswer | undefined;
}

/** What keeps a posting from being published: each entry links to its field, quotes the words and names the law. */
export function FaultList({ faults, told }: FaultListProps) {
  const summary = useRef<HTMLDivElement>(null);
  const tried = told?.tried ?? false;
  useEffect(() => {
    if (told?.tried) summary.current?.focus();
  }, [told]);
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

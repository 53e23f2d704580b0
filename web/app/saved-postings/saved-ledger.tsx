import { message } from "@candor/contract/messages/message";
import { type FormEvent, useRef } from "react";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { OneClickLink } from "../applications/one-click-link.tsx";
import { PostingHistory } from "../hosting/editor/history.tsx";
import { appliedText } from "../jobs/applied-text.ts";
import { usePassedFocus } from "../live/use-passed-focus.ts";
import { type Dates, datesIn } from "../wording/dates.ts";
import { useDates } from "../wording/use-dates.ts";
import type { SavedEntry } from "./saved-entry.ts";
import "../styles/text-button.css";

interface SavedLedgerProps {
  readonly entries: readonly SavedEntry[];
  /** Set if this browser keeps them; otherwise the form is sent. */
  readonly onRemove?: (entry: SavedEntry) => void;
}

/** Saved postings with what became of each, and a button to remove it. */
export function SavedLedger({ entries, onRemove }: SavedLedgerProps) {
  const dates = useDates();
  return (
    <ol className="ledger saved-postings">
      {entries.map((entry) => (
        <li key={entry.id} data-state={entry.state}>
          <div>
            <h2>
              <a href={addresses.details(entry)}>
                <bdi>{entry.title}</bdi>
              </a>
            </h2>
            <p>
              <bdi>{entry.organization}</bdi>
            </p>
            <ul className="facts-line">
              {factsOf(entry, dates).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <PostingHistory changes={entry.changes ?? []} title={message("saved.whatChanged")} />
          </div>
          {entry.isOneClick && <OneClickLink job={entry} />}
          <Remove entry={entry} {...(onRemove && { onRemove })} />
        </li>
      ))}
    </ol>
  );
}

function Remove({ entry, onRemove }: { entry: SavedEntry; onRemove?: (entry: SavedEntry) => void }) {
  const form = useRef<HTMLFormElement>(null);
  usePassedFocus(form);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRemove?.(entry);
  };
  return (
    <Form
      ref={form}
      method="post"
      action={addresses.changeSaved}
      preventScrollReset
      {...(onRemove && { onSubmit })}
    >
      <input type="hidden" name="posting" value={entry.id} />
      <input type="hidden" name="from" value={addresses.saved()} />
      <button
        className="text-button"
        name="act"
        value="forget"
        aria-label={message("saved.removeOne", { title: entry.title })}
      >
        {message("saved.remove")}
      </button>
    </Form>
  );
}

/** A source states the day on which a posting closes, so it is shown as written, wherever the reader is. */
const stated = () => datesIn();

function factsOf(entry: SavedEntry, { dateText }: Dates): string[] {
  const { state, closesAt, closedAt, changedAt, savedAt, withheldAt, own } = entry;
  const facts = [
    appliedText(own),
    withheldAt === undefined
      ? undefined
      : message("applications.jobWithheld", { date: dateText(withheldAt) }),
    state === "open" ? message("saved.open") : undefined,
    state === "paused" ? message("saved.paused") : undefined,
    state === "closed" && closedAt === undefined && withheldAt === undefined
      ? message("saved.closed")
      : undefined,
    state === "closed" && closedAt !== undefined
      ? message("saved.closedAt", { date: dateText(closedAt) })
      : undefined,
    state !== "closed" && closesAt !== undefined
      ? message("saved.closes", { date: stated().dateText(closesAt) })
      : undefined,
    message("saved.savedAt", { date: dateText(savedAt) }),
    changedAt === undefined ? undefined : message("saved.changed", { date: dateText(changedAt) }),
  ];
  return facts.filter((fact) => fact !== undefined);
}

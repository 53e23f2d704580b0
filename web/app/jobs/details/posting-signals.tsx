import { message } from "@candor/contract/messages/message";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import { addresses } from "../../addresses.ts";
import { useDates } from "../../wording/use-dates.ts";
import type { Evidence } from "./evidence.ts";

interface PostingSignalsProps {
  readonly signals: readonly PostingSignal[];
  readonly title: string;
  /** Where this page has the evidence. */
  readonly evidence?: Evidence;
}

/** M-11: named facts that a seeker should check, each with its evidence; never a score. */
export function PostingSignals({ signals, title, evidence }: PostingSignalsProps) {
  if (signals.length === 0) return null;
  return (
    <section className="posting-signals" aria-labelledby="signals">
      <h2 id="signals">{title}</h2>
      <ul>
        {signals.map(({ name, text, sentence, figures, original }) => (
          <li key={name}>
            <strong>{text}</strong>
            {sentence !== undefined && <q>{sentence}</q>}
            {figures !== undefined && <span>{figures}</span>}
            {original && <Original original={original} />}
            {evidence?.[name] && <a href={`#${evidence[name]}`}>{message("signal.evidence")}</a>}
          </li>
        ))}
      </ul>
      <p className="field-hint">{message("signal.note")}</p>
    </section>
  );
}

function Original({ original }: { original: NonNullable<PostingSignal["original"]> }) {
  const { dateText } = useDates();
  const { title, organization, firstSeenAt } = original;
  return (
    <a href={addresses.details(original)}>
      {message("signal.original", { title, organization, date: dateText(firstSeenAt) })}
    </a>
  );
}

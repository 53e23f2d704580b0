import type { SignalName } from "@candor/contract/signals/names";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import { markedDescription } from "./marked-description.ts";

/** The id of the element that has a signal's evidence, by the signal's name. */
export type Evidence = Readonly<Partial<Record<SignalName, string>>>;

interface Evidenced {
  /** With the evidence marked. */
  readonly description: string;
  readonly evidence: Evidence;
}

/** Where a posting's page shows what each of its signals was read from. */
export function evidenceIn(description: string, signals: readonly PostingSignal[]): Evidenced {
  const said = signals.flatMap(({ name, sentence }) =>
    sentence === undefined ? [] : [{ id: idOf(name), words: sentence }],
  );
  const { html, ids } = markedDescription(description, said);
  return {
    description: html,
    evidence: Object.fromEntries(
      signals.map(({ name }) => [name, ids.get(idOf(name)) ?? elsewhere[name] ?? "posting-text"]),
    ),
  };
}

const elsewhere: Evidence = { "pay-far-outside": "stated-pay" };

function idOf(name: SignalName): string {
  return `says-${name}`;
}

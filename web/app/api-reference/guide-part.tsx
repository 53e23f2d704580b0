import { type MessageKey, type MessageValues, message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { Marked } from "./marked.tsx";

/** The parts of the guide, in their order. */
export const guideParts = [
  "basics",
  "first",
  "signIn",
  "keys",
  "callers",
  "problems",
  "limits",
  "pages",
  "repeat",
  "files",
  "live",
  "webhooks",
  "feeds",
  "formats",
  "proof",
  "areas",
] as const;

export type GuidePartName = (typeof guideParts)[number];

/** Its name is also its anchor. */
export function GuidePart({ name, children }: { name: GuidePartName; children: ReactNode }) {
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{message(`developers.${name}`)}</h2>
      {children}
    </section>
  );
}

/** A paragraph with marks. */
export function Said({ text, ...values }: { text: MessageKey } & MessageValues) {
  return (
    <p>
      <Marked text={message(text, values)} />
    </p>
  );
}

export interface Pair {
  readonly term: string;
  readonly text: string;
}

/** Names, each with what it means. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className="api-pairs">
      {pairs.map(({ term, text }) => (
        <div key={term}>
          <dt>
            <Marked text={term} />
          </dt>
          <dd>
            <Marked text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

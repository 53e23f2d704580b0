import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Trust } from "@candor/contract/trust/shapes";
import type { ReactNode } from "react";

interface TrustSectionProps {
  readonly name: Exclude<keyof Trust, "countedAt">;
  /** How many things were counted. */
  readonly n: number;
  /** Shown only if something was counted. */
  readonly children: ReactNode;
  readonly notes?: ReactNode;
}

/** A question, how the answer is counted, and the figures. */
export function TrustSection({ name, n, children, notes }: TrustSectionProps) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{message(`trust.${name}`)}</h2>
      <p className="prose">{message(`trust.${name}Body`)}</p>
      {n === 0 ? <p className="unstated">{message("trust.nothing")}</p> : children}
      {notes}
    </section>
  );
}

/** Figures that aren't parts of one whole. */
export function FigureLines({ lines }: { readonly lines: readonly (readonly [MessageKey, string])[] }) {
  return (
    <dl className="balance">
      {lines.map(([label, figure]) => (
        <div key={label}>
          <dt>{message(label)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

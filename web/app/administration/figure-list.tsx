import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";

export interface Figure {
  readonly label: string;
  readonly count: number;
  /** What else there is to say: a share, or a time. */
  readonly note?: string | undefined;
  /** The page where one acts on it. */
  readonly href?: string;
}

export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="balance figure-list">
      {figures.map(({ label, count, note, href }) => (
        <div key={label}>
          <dt>{href === undefined ? label : <a href={href}>{label}</a>}</dt>
          <dd>
            {numberText(count)}
            {note !== undefined && <span className="field-hint"> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Those of them that should have been answered by now. */
export function lateText(late: number): string | undefined {
  return late === 0 ? undefined : message("dashboard.late", { count: numberText(late) });
}

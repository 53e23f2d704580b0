import { type MessageKey, message } from "@candor/contract/messages/message";
import { Bar } from "../ui/bar.tsx";
import { numberText } from "../wording/counted.ts";
import { shareText } from "../wording/share.ts";

interface Part {
  readonly label: string;
  readonly count: number;
}

interface ShareTableProps {
  readonly caption: MessageKey;
  /** What the parts differ in, and what is counted. */
  readonly head: readonly [MessageKey, MessageKey];
  readonly parts: readonly Part[];
  readonly sum: { readonly label: string; readonly n: number };
}

/** The parts of a whole, each with a bar; good and bad ones look alike. */
export function ShareTable({ caption, head, parts, sum }: ShareTableProps) {
  return (
    <table className="figures-table share-table">
      <caption className="visually-hidden">{message(caption)}</caption>
      <thead>
        <tr>
          {[...head, "trust.share" as const].map((key) => (
            <th key={key} scope="col">
              {message(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <Bar share={count / sum.n} reach={1} />
            </th>
            <td>{numberText(count)}</td>
            <td>{shareText(count, sum.n)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum.label}</th>
          <td>{numberText(sum.n)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

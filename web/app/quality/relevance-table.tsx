import { type MessageKey, message } from "@candor/contract/messages/message";
import { Bar } from "../ui/bar.tsx";
import type { Compared, Ranked, Wanted } from "./results.ts";

const figures = ["map", "ndcg5", "ndcg10"] as const;

/** A ranking next to its baselines, and next to its required figures if there are any. */
export function RelevanceTable({ caption, compared }: { caption: MessageKey; compared: Compared }) {
  const { search, baselines, owed, goals } = compared;
  return (
    <table className="figures-table">
      <caption className="visually-hidden">{message(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{message("quality.ranking")}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {message(`quality.${figure}`)}
            </th>
          ))}
          <th scope="col">{message("quality.withoutHit")}</th>
        </tr>
      </thead>
      <tbody>
        <Row name={message("app.name")} ranked={search} own />
        <Row name={message("quality.words")} ranked={baselines.words} />
        <Row name={message("quality.trigrams")} ranked={baselines.trigrams} />
        {owed && <Row name={message("quality.owedLeast")} ranked={{ ...owed, withoutHit: 0 }} />}
        {goals && <Row name={message("quality.goal")} ranked={goals} />}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly ranked: Wanted & Partial<Ranked>;
  readonly own?: boolean;
}

function Row({ name, ranked, own = false }: RowProps) {
  return (
    <tr className={own ? "quality-own" : undefined}>
      <th scope="row">{name}</th>
      {figures.map((figure) => (
        <td key={figure}>
          {ranked[figure]?.toFixed(3)}
          {ranked[figure] !== undefined && <Bar share={ranked[figure]} />}
        </td>
      ))}
      <td>{ranked.withoutHit}</td>
    </tr>
  );
}

import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";
import type { SentenceFigures, SentencesResult } from "./results.ts";

const figures = ["f1", "grade", "localShare", "titlesMet", "silent"] as const;
const digits = { f1: 3, grade: 2, localShare: 3, titlesMet: 3, silent: 0 } as const;

type Row = Partial<Record<(typeof figures)[number], number>>;

/** How sentences are understood now, next to earlier results and the required figures. */
export function SentenceTable({ sets, former, owed, goals }: SentencesResult) {
  return (
    <table className="figures-table">
      <caption className="visually-hidden">{message("quality.sentences")}</caption>
      <thead>
        <tr>
          <th scope="col">{message("quality.sentenceSet")}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {message(`quality.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <FigureRow name={message("quality.unseen")} row={sets["held-out"]} own />
        <FigureRow name={message("quality.unseenBefore")} row={former["held-out"]} />
        <FigureRow name={message("quality.seen")} row={sets.tuning} />
        <FigureRow name={message("quality.seenBefore")} row={former.tuning} />
        <FigureRow name={message("quality.owedLeast")} row={owed} />
        <FigureRow name={message("quality.goal")} row={goals} />
      </tbody>
    </table>
  );
}

function FigureRow({ name, row, own = false }: { name: string; row: Row; own?: boolean }) {
  return (
    <tr className={own ? "quality-own" : undefined}>
      <th scope="row">{name}</th>
      {figures.map((figure) => (
        <td key={figure}>{row[figure]?.toFixed(digits[figure])}</td>
      ))}
    </tr>
  );
}

/** F1 of each class of sentences that nothing was tuned to, now and before. */
export function ClassTable({ sets, former }: SentencesResult) {
  const [now, before] = [sets["held-out"].byGroup, former["held-out"].byGroup];
  return (
    <table className="figures-table">
      <caption>{message("quality.byClass")}</caption>
      <thead>
        <tr>
          <th scope="col">{message("quality.sentenceClass")}</th>
          <th scope="col">{message("quality.now")}</th>
          <th scope="col">{message("quality.before")}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((name) => (
          <tr key={name}>
            <th scope="row">{message(`quality.class.${name}`)}</th>
            <td>{now[name]?.toFixed(3)}</td>
            <td>{before[name]?.toFixed(3)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classes = [
  "short",
  "places",
  "regions",
  "abroad",
  "pay",
  "trade",
  "licenses",
  "companies",
  "spanish",
  "typos",
  "negation",
  "flags",
  "mixed",
] as const;

/** How many sentences there are, and how many are graded by their first ten postings. */
export function countsOf({ sets, postings }: SentencesResult) {
  const sum = (of: (set: SentenceFigures) => number) => numberText(of(sets.tuning) + of(sets["held-out"]));
  return {
    sentences: sum(({ sentences }) => sentences),
    graded: sum(({ graded }) => graded),
    postings: numberText(postings),
  };
}

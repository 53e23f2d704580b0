import { message } from "@candor/contract/messages/message";
import { ownWordsOf } from "@candor/contract/search/sentences";
import type { Chip } from "@candor/contract/search/shapes";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { withOtherwise, withoutChip } from "./chips.ts";

interface SearchChipProps {
  readonly chip: Chip;
  readonly query: string;
  readonly parameters: URLSearchParams;
}

/** What was read from some words of the sentence: other meanings can be chosen, and the words can be dropped. */
export function SearchChip({ chip, query, parameters }: SearchChipProps) {
  const text = <ChipText chip={chip} words={ownWordsOf(chip, query)} />;
  const { choices } = chip;
  return (
    <dd className="chip">
      {choices && (
        <details className="chip-choices">
          <summary>
            {text} <Icon name="down" />
          </summary>
          <ul aria-label={message("search.choose")}>
            {choices.map((choice) => (
              <li key={choice.text}>
                <Link to={withOtherwise(parameters, chip, query, choice.text)} preventScrollReset>
                  {choice.label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Link to={withoutChip(parameters, chip, query)} preventScrollReset>
        <span className="visually-hidden">
          {message("search.drop")} {choices && text}{" "}
        </span>
        {!choices && text} <span aria-hidden>×</span>
      </Link>
    </dd>
  );
}

/** The reading, and the words that it came from. */
export function ChipText({ chip: { kind, label }, words }: { chip: Chip; words: string }) {
  if (kind === "text") return message("search.plainWords", { words });
  return (
    <>
      {label}{" "}
      <span className="chip-words">{message("search.chipWords", { words: words.replaceAll('"', "") })}</span>
    </>
  );
}

import { negatorAt } from "./negators.ts";
import type { Piece } from "./pieces.ts";
import { type Sentence, spanText } from "./words.ts";

/** "no nights or weekends": what the first chip was read from holds the "no" that the second one needs, too. */
export function sharedNegators(sentence: Sentence, pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const isList =
      next &&
      ((denies(piece) && denies(next)) || (isNone(piece) && isNone(next) && isJoined(sentence, piece, next)));
    if (!isList || !goesOn(sentence, piece, next)) return piece;
    const negator = firstNegatorIn(sentence, piece);
    return negator === undefined ? piece : { ...piece, leaves: negator };
  });
}

/** A wish not to work on weekends or remotely is no exclusion, but is said like one. */
function denies({ meaning, value }: Piece): boolean {
  return (
    meaning?.kind === "not" || (meaning?.kind === "remote" && value === "exclude") || value === "weekends=no"
  );
}

/** "no experience or degree". */
function isNone({ value }: Piece): boolean {
  return value === "degree=none" || value === "experience=none";
}

function isJoined({ text }: Sentence, { end }: Piece, next: Piece): boolean {
  return /^\s*,?\s*(?:or|and|nor)\s/i.test(text.slice(end, next.end));
}

/** Whether the second belongs to the list that the first begins: "or weekends", ", weekends", "weekends". */
function goesOn(sentence: Sentence, { end }: Piece, next: Piece): boolean {
  const said = sentence.text.slice(end, next.end);
  const [, linked, word] = /^(\s*,?\s*(?:or|and|nor)\s|\s*[,/]|\s)\s*(\p{L}+)/iu.exec(said) ?? [];
  if (linked === undefined || word === undefined || others.test(word)) return false;
  const start = end + said.indexOf(word, linked.length);
  return negatorOf(sentence, start) === undefined;
}

/** They begin an exclusion of their own. */
const others = /^(?:outside|elsewhere|away|more)$/i;

/** Filler may come before it: "from no nights weekends". */
function firstNegatorIn(sentence: Sentence, { start, end }: Piece): string | undefined {
  return sentence.words
    .filter((word) => word.start >= start && word.end <= end)
    .map((word) => negatorOf(sentence, word.start))
    .find((negator) => negator !== undefined);
}

function negatorOf(sentence: Sentence, start: number): string | undefined {
  const number = sentence.starts.get(start);
  const count = number === undefined ? 0 : negatorAt(sentence, number);
  return count === 0 ? undefined : spanText(sentence, number!, count);
}

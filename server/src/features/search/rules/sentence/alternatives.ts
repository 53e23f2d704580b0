import type { Clause } from "@candor/engine/criteria";
import type { Occupation } from "../occupations/occupation.ts";
import { searchable } from "../occupations/title-text.ts";
import { joint } from "./joined-words.ts";
import type { Piece } from "./pieces.ts";
import { freeWord, type Inhabitants, titled, titleWords } from "./word-clauses.ts";
import type { Word } from "./words.ts";

/** A title or a free word, which "or" may join, or a quotation. */
interface Unit {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
  /** Present for a title. */
  readonly occupations?: readonly Occupation[];
  /** Present for a phrase or a prefix. */
  readonly clause?: Clause;
}

/** "cook, server and bartender" are any-of, as "janitor or housekeeper" are, although nobody wrote "or". */
const betweenTitles = /^[\s,]*(?:[,&]|and|y|e)[\s,]*$/i;
/** "rn lpn", "cook dishwasher": hardly any posting is both. */
const betweenShortTitles = /^\s+$/;

/** The clauses of a sentence, in order. Titles and free words that are joined become one: any of them will do. */
export function clausesOf(text: string, pieces: readonly Piece[], inhabitants: Inhabitants): Clause[] {
  const groups: Unit[][] = [];
  for (const unit of pieces.flatMap(unitsOf)) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && areJoined(text, last, unit)) groups.at(-1)!.push(unit);
    else groups.push([unit]);
  }
  return groups.flatMap((group) => {
    const [{ words, occupations, clause }] = group as [Unit];
    if (clause) return [clause];
    if (group.length > 1) return [anyOf(group, inhabitants)];
    return occupations
      ? titleWords(words, occupations)
      : words.map((word) => freeWord(word.text, inhabitants));
  });
}

/** The clauses of plain words: all of them are required. */
export function plainClauses(pieces: readonly Piece[]): Clause[] {
  return pieces
    .flatMap(unitsOf)
    .flatMap(({ words, clause }) => clause ?? words.map(({ text }) => freeWord(text)));
}

function unitsOf({ start, end, meaning, asked }: Piece): Unit[] {
  if (meaning?.kind === "phrase" || meaning?.kind === "prefix")
    return [{ start, end, words: [], clause: meaning }];
  const [first] = asked;
  if (first === undefined) return [];
  if (meaning?.kind === "occupation")
    return [{ start: first.start, end: asked.at(-1)!.end, words: asked, occupations: meaning.occupations }];
  return meaning ? [] : asked.map((word) => ({ start: word.start, end: word.end, words: [word] }));
}

function areJoined(text: string, one: Unit, next: Unit): boolean {
  if (one.clause || next.clause) return false;
  const between = text.slice(one.end, next.start);
  // "Travel RN | Med Surg": in a headline it only separates what isn't alike.
  if (between.includes("|") && (one.occupations === undefined) !== (next.occupations === undefined))
    return false;
  if (joint.test(between)) return true;
  if (!one.occupations || !next.occupations) return false;
  const areShort = one.words.length === 1 && next.words.length === 1;
  return betweenTitles.test(between) || (areShort && betweenShortTitles.test(between));
}

/** Among titles, a free word is searched for in titles too. The clause's own word is one that may be misspelled. */
function anyOf(group: readonly Unit[], inhabitants: Inhabitants): Clause {
  const names = group.map(({ words, occupations = [] }) =>
    searchable(words.map(({ text }) => text).join(" "), occupations),
  );
  const free = group.flatMap(({ words, occupations }) =>
    occupations ? [] : [freeWord(words[0]!.text, inhabitants)],
  );
  const doubtful = free.find(({ known }) => !known);
  const word = doubtful?.word ?? names[0]!;
  const synonyms = [...names.filter((name) => name !== word), ...free.flatMap((each) => each.synonyms ?? [])];
  const clause = { kind: "word", word, synonyms, ...(doubtful ?? { known: true }) } as const;
  if (free.length === group.length) return { ...clause, synonyms };
  const asked = group.flatMap(({ occupations = [] }) => occupations);
  const { synonyms: short, mentions, concepts, inTitle } = titled([], asked);
  return { ...clause, synonyms: [...synonyms, ...short], mentions, concepts, inTitle };
}

import type { Chip } from "@candor/contract/search/shapes";
import { asksInTitle } from "./function-words.ts";
import type { Meaning, Reading } from "./reading.ts";
import type { Sentence, Word } from "./words.ts";

/** A meaning that becomes a chip of its own kind. */
type ChipMeaning = Exclude<Meaning, { kind: "name" | "opening" | "saying" }>;

type Range = readonly [start: number, end: number];

/** A part of the sentence that becomes one chip; without a meaning it is free text. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly meaning?: ChipMeaning;
  readonly value?: string;
  readonly label?: string;
  readonly choices?: Reading["choices"];
  readonly leaves?: Chip["leaves"];
  /** Where it was read, if a phrase of filler belongs to it, too: "jobs for moms". */
  readonly own?: readonly Range[];
  /** Whether it holds a phrase of filler, and nothing else. */
  readonly isFiller?: true;
  /** Filler after what was read, and where the same is said again; without them, the first range means the same. */
  readonly also?: readonly Range[];
  /** For free text and titles: the words that must be found. */
  readonly asked: readonly Word[];
}

/** Cuts the sentence into what was read and the runs of words in between. */
export function piecesOf(
  sentence: Sentence,
  readings: readonly Reading[],
  asks: (word: Word) => boolean,
): Piece[] {
  const pieces: Piece[] = [];
  for (const next of piecesRead(sentence, readings, asks)) {
    const last = pieces.at(-1);
    const between = sentence.text.slice(last?.end ?? 0, next.start);
    if (last !== undefined && areOneTitle(last, next, between))
      pieces[pieces.length - 1] = { ...last, end: next.end, asked: [...last.asked, ...next.asked] };
    else if (last === undefined || isRead(last) || isRead(next)) pieces.push(next);
    else {
      const asked = [...last.asked, ...next.asked];
      const isFiller = asked.length === 0 && (last.isFiller ?? next.isFiller);
      pieces[pieces.length - 1] = { start: last.start, end: next.end, asked, ...(isFiller && { isFiller }) };
    }
  }
  return withoutRepeats(withoutIdleText(pieces)).map((piece) => closed(sentence, piece));
}

/** Free text ends with the parenthesis that closes one in it: "platform (payments)". */
function closed({ text }: Sentence, piece: Piece): Piece {
  const isOpen =
    text.lastIndexOf("(", piece.end) > Math.max(piece.start, text.lastIndexOf(")", piece.end - 1));
  return !isRead(piece) && isOpen && text[piece.end] === ")" ? { ...piece, end: piece.end + 1 } : piece;
}

/**
 * "front desk hotel receptionist" and "nurse (RN)" say one title twice. Other single words are alternatives: "server
 * waiter".
 */
function areOneTitle(one: Piece, next: Piece, between: string): boolean {
  const areTitles = one.meaning?.kind === "occupation" && next.meaning?.kind === "occupation";
  const isOne = one.asked.length + next.asked.length > 2 || /^\s*\($/.test(between);
  return areTitles && one.value === next.value && isOne;
}

function* piecesRead(
  { words }: Sentence,
  readings: readonly Reading[],
  asks: (word: Word) => boolean,
): Generator<Piece> {
  let number = 0;
  for (const reading of [...readings, undefined]) {
    for (; number < words.length && words[number]!.start < (reading?.start ?? Infinity); number++) {
      const word = words[number]!;
      yield { start: word.start, end: word.end, asked: asks(word) ? [word] : [] };
    }
    if (reading === undefined) return;
    const first = number;
    while (number < words.length && words[number]!.start < reading.end) number++;
    yield pieceOf(reading, words.slice(first, number));
  }
}

function pieceOf({ start, end, meaning, value, label, choices }: Reading, words: readonly Word[]): Piece {
  if (meaning.kind === "name") return { start, end, asked: words.filter(asksInTitle) };
  if (meaning.kind === "saying")
    return { start, end, asked: [{ start, end, text: value, form: "word", minus: false }] };
  if (meaning.kind === "opening") return { start, end, asked: [], isFiller: true };
  const asked = meaning.kind === "occupation" ? words.filter(asksInTitle) : [];
  return { start, end, meaning, value, label, ...(choices && { choices }), asked };
}

function isRead(piece: Piece): boolean {
  return piece.meaning !== undefined;
}

/** Filler text ("jobs", "and") belongs to the following chip, otherwise to the previous one. */
function withoutIdleText(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let idle: Piece | undefined;
  for (const piece of pieces) {
    if (!isRead(piece) && piece.asked.length === 0) idle = piece;
    else {
      kept.push(idle === undefined ? piece : { ...apart(piece, idle), start: idle.start });
      idle = undefined;
    }
  }
  const last = kept.pop();
  if (idle === undefined) return last === undefined ? kept : [...kept, last];
  return [...kept, last === undefined ? idle : withFiller(last, idle)];
}

function withFiller(piece: Piece, filler: Piece): Piece {
  const { start, end } = filler;
  return isRead(piece) ? { ...apart(piece, filler), also: [[start, end]] } : { ...piece, end };
}

/** Words that fill any search ("jobs", "in") are shown with what was read; phrases that say something aren't. */
function apart(piece: Piece, { isFiller }: Piece): Piece {
  if (!isRead(piece) || !isFiller) return piece;
  return { ...piece, own: piece.own ?? [[piece.start, piece.end]] };
}

/** "hybrid nurse, 2 days in the office" asks for hybrid work once. */
function withoutRepeats(pieces: readonly Piece[]): Piece[] {
  const once: Piece[] = [];
  for (const piece of pieces) {
    const at = once.findIndex((other) => saysTheSame(other, piece));
    const { also = [], ...first } = once[at] ?? piece;
    if (at < 0) once.push(piece);
    else
      once[at] = {
        ...first,
        ...((first.own ?? piece.own) && { own: [...ownOf(first), ...ownOf(piece)] }),
        also: [...also, [piece.start, piece.end], ...(piece.also ?? [])],
      };
  }
  return once;
}

function ownOf({ own, start, end }: Piece): readonly Range[] {
  return own ?? [[start, end]];
}

const saidOnce: ReadonlySet<Meaning["kind"]> = new Set([
  "occupation",
  "wish",
  "type",
  "remote",
  "age",
  "pay",
  "seniority",
  "skill",
  "industry",
  "language",
]);

function saysTheSame({ meaning, value }: Piece, other: Piece): boolean {
  return (
    meaning !== undefined &&
    saidOnce.has(meaning.kind) &&
    meaning.kind === other.meaning?.kind &&
    value === other.value
  );
}

import { hasWords } from "@candor/contract/values";

/** A word as typed. Offsets are in UTF-16 units and include a minus, quotes and a star, but no other punctuation. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Without a minus, quotes and a star. */
  readonly text: string;
  readonly form: "word" | "quoted" | "prefix";
  /** Whether a leading minus excludes it. */
  readonly minus: boolean;
}

export interface Sentence {
  readonly text: string;
  readonly words: readonly Word[];
  /** Word numbers by start offset. */
  readonly starts: ReadonlyMap<number, number>;
  readonly ends: ReadonlySet<number>;
}

/** Splits a sentence so that everything except white space and punctuation is in exactly one word. */
export function sentenceOf(text: string): Sentence {
  const words = [...text.matchAll(pieces)].flatMap((piece) =>
    piece.groups!["inner"] === undefined ? runWords(text, piece) : quotedWord(text, piece),
  );
  return {
    text,
    words,
    starts: new Map(words.map((word, number) => [word.start, number])),
    ends: new Set(words.map((word) => word.end)),
  };
}

/** A quotation, or a run without separators. A comma between digits separates nothing. */
const pieces = /[-−]?["“”](?<inner>[^"“”]*)["“”]|(?:[^\s,;:!?…—()[\]{}"“”«»¿¡]|(?<=\d),(?=\d))+/gu;

function quotedWord(text: string, piece: RegExpExecArray): Word[] {
  const inner = piece.groups!["inner"]!;
  const opening = piece.index + piece[0].length - inner.length - 2;
  if (!hasWords(inner))
    return trimmed(text, { start: opening + 1, end: opening + 1 + inner.length, minus: false });
  const minus = opening > piece.index && isApart(text, piece.index);
  const span = { start: minus ? piece.index : opening, end: piece.index + piece[0].length };
  return [{ ...span, text: inner.trim().replace(/\s+/g, " "), form: "quoted", minus }];
}

const codes =
  "a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[csy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|oc|pa|ri|s[cdf]|t[nx]|ut|v[at]|w[aivy]";
/** Titles of two letters, each with what may be another title after a slash: "rn/lpn", but "rn/bsn" has a degree. */
const pairs = [
  "(?:rn|np)\\/(?!bsn|msn)(?=\\p{L}{2})",
  "pa\\/(?=np)",
  "ma\\/(?=cna|emt|lpn|rn)",
  "pt\\/(?=ota?|slp)",
  "ot\\/(?=cota|pta?|slp)",
  "(?:ba|qa)\\/(?=ba|pm|\\p{L}{4,})",
  "hr\\/(?=\\p{L}{4,})",
  "ft\\/(?=pt(?!\\p{L}))",
  "pt\\/(?=ft(?!\\p{L}))",
];
/** What is paid beside a wage: "$15+tips", "150k+bonus". */
const beside = "(?:benefits|bonus|commissions?|equity|mileage|stock|tips)(?!\\p{L})";

/** "developer/engineer", "tampa/st pete" and "md/va" are two words; "ci/cd", "24/7" and "$60/hr" are one each. */
const slash = new RegExp(
  [
    "(?<=\\p{L}{3})\\/(?=\\p{L}{2})",
    `(?<=(?<![\\p{L}\\p{N}])(?:${codes}))\\/(?=(?:${codes}|\\p{L}{4,})(?![\\p{L}\\p{N}]))`,
    `(?<=(?<![\\p{L}\\p{N}])\\p{L}{2})\\/(?<=${pairs.map((pair) => `(?<![\\p{L}\\p{N}])${pair}`).join("|")})`,
    `\\+(?=${beside})(?<=\\d(?:k|\\/?hr)?\\+)`,
  ].join("|"),
  "iu",
);

function runWords(text: string, piece: RegExpExecArray): Word[] {
  let start = piece.index;
  return piece[0].split(slash).flatMap((part) => {
    const from = start;
    start += part.length + 1;
    const minus = /^[-−]\.?[\p{L}\p{N}]/u.test(part) && isApart(text, from);
    return trimmed(text, { start: from, end: from + part.length, minus });
  });
}

function trimmed(text: string, { minus, ...span }: Pick<Word, "start" | "end" | "minus">): Word[] {
  let { start, end } = span;
  while (start < end && !minus && isOuter(text, start)) start++;
  while (start < end && isPunctuation(text[end - 1]!) && !meansSomething.test(text[end - 1]!)) end--;
  if (start === end) return [];
  const bare = text.slice(minus ? start + 1 : start, end);
  const prefix = /^([^*]*[\p{L}\p{N}])\*$/u.exec(bare)?.[1];
  return [{ start, end, text: prefix ?? bare, form: prefix === undefined ? "word" : "prefix", minus }];
}

/** "C#", "engin*" and "100%" keep their last character. */
const meansSomething = /[#*%]/;

/** The dot of ".net" belongs to it. */
function isOuter(text: string, at: number): boolean {
  return isPunctuation(text[at]!) && !/^\.\p{L}/u.test(text.slice(at, at + 2));
}

function isPunctuation(character: string): boolean {
  return /\p{P}/u.test(character);
}

/** Whether a minus here precedes a word instead of being inside one. */
function isApart(text: string, at: number): boolean {
  return at === 0 || /[\s([{,;]/.test(text[at - 1]!);
}

/**
 * Consecutive words as one name, if only space (or the dot of "St. Louis") separates them; otherwise undefined. None
 * begins or ends with a mark: "janitor | housekeeper".
 */
export function spanText({ text, words }: Sentence, first: number, count: number): string | undefined {
  const span = words.slice(first, first + count);
  if (count > 1 && (isMark(span[0]) || isMark(span.at(-1)))) return undefined;
  const isOneName = span.every(
    ({ form, minus, end }, at) =>
      !minus &&
      (form === "word" || count === 1) &&
      (at + 1 === span.length || /^\.?\s+$/.test(text.slice(end, span[at + 1]!.start))),
  );
  if (span.length < count || !isOneName) return undefined;
  return count === 1 ? span[0]!.text : text.slice(span[0]!.start, span.at(-1)!.end);
}

/** Nearly all words are longer, and each is asked about for each name that it may be in. */
const longestMark = 2;

/** A pasted zero-width space and a lone "+" or "|" are words of their own, and no part of a name. */
export function isMark(word: Word | undefined): boolean {
  if (word === undefined || word.text.length > longestMark) return false;
  return /^[^\p{L}\p{N}]+$/u.test(word.text);
}

/** Whether a word is one of these, in any letter case. */
export function isOneOf(set: ReadonlySet<string>, word: Word | undefined): boolean {
  return word !== undefined && set.has(word.text.toLowerCase());
}

import { asksForSomething } from "./function-words.ts";
import type { PlaceNames, Reading, Recogniser } from "./reading.ts";
import { type Sentence, spanText, type Word } from "./words.ts";

const negators = new Set(["not", "no", "without", "except", "excluding"]);
const between = new Set(["a", "an", "any", "the", "in"]);
const alternatives = new Set(["or", "nor"]);

/** "no experience" isn't an exclusion: postings for it say "no experience required". */
const requirements = new Set(
  `experience degree degrees diploma license licence certification certifications training education college resume cv
  interview sponsorship visa english skill skills qualifications background test tests fee fees required needed
  necessary only just more less under over later limit problem sure`.split(/\s+/),
);

/** Names of several words, in addition to places from the gazetteer. */
const compounds = new Set([
  "call center",
  "cold calling",
  "customer service",
  "door to door",
  "heavy lifting",
  "night shift",
  "night shifts",
  "on call",
  "real estate",
  "security clearance",
  "staffing agencies",
  "third party",
]);
const longest = 3;

/** "not crypto", "no agencies", "without travel", "not crypto or gambling": the thing that follows must not occur. */
export const negation: Recogniser = (sentence, { places }) =>
  sentence.words.flatMap((word, number) => {
    if (!isPlain(word) || !negators.has(word.text.toLowerCase())) return [];
    const excluded = excludedFrom(sentence, number + 1, places);
    return excluded.length === 0 ? [] : [negated(word, excluded)];
  });

/** The last word of what is excluded, and its text. */
type Excluded = readonly [last: Word, text: string];

function excludedFrom(sentence: Sentence, first: number, places: PlaceNames): Excluded[] {
  const { words } = sentence;
  const isOneOf = (set: ReadonlySet<string>, number: number) =>
    set.has(words[number]?.text.toLowerCase() ?? "");
  const start = isOneOf(between, first) ? first + 1 : first;
  const count = lengthOf(sentence, start, places);
  if (count === 0) return [];
  const end = start + count;
  const excluded: Excluded = [words[end - 1]!, spanText(sentence, start, count)!];
  return isOneOf(alternatives, end) ? [excluded, ...excludedFrom(sentence, end + 1, places)] : [excluded];
}

/** How many words from here name one thing; 0 if nothing can be excluded. */
function lengthOf(sentence: Sentence, start: number, places: PlaceNames): number {
  const word = sentence.words[start];
  if (word === undefined || word.minus || word.form === "prefix") return 0;
  if (word.form === "quoted") return 1;
  for (let count = longest; count > 1; count--) {
    const text = spanText(sentence, start, count);
    if (text !== undefined && (compounds.has(text.toLowerCase()) || places.findAll(text).length > 0))
      return count;
  }
  return asksForSomething(word) && !requirements.has(word.text.toLowerCase()) ? 1 : 0;
}

function isPlain({ form, minus }: Word): boolean {
  return form === "word" && !minus;
}

function negated({ start }: Word, excluded: readonly Excluded[]): Reading {
  const words = excluded.map(([, text]) => text);
  const { end } = excluded.at(-1)![0];
  const value = words.join(" or ");
  return { start, end, known: end - start, meaning: { kind: "not", words }, value, label: `not ${value}` };
}

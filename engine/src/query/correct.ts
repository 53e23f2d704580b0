import { tokens } from "../analysis/tokenize.ts";
import type { TitleVocabulary } from "../close/title-vocabulary.ts";
import type { Clause, Criteria, SearchRequest } from "../criteria.ts";
import type { Correction } from "../result.ts";
import { find } from "../segment/dictionary.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { keepDeadline } from "./deadline.ts";
import { isWithinTwoEdits, oneEditAway } from "./edits.ts";

/** Shorter words have too many neighbors. */
const SHORTEST = 4;
const SHORTEST_FOR_TWO = 8;
/** Further words of a search are taken as typed, because each lookup costs about a millisecond. */
const MOST_LOOKED_UP = 12;
/** A word counts as misspelled if its correction is this many times as frequent. */
const TIMES = 50;
/** The same for a spelling that the caller considers likely. */
const TIMES_KNOWN = 10;
/** A word of titles counts as misspelled if a likely spelling is in this many times as many titles. */
const TIMES_TITLED = 300;
/** A shorter word is too often a real one: only title words can correct it. */
const SHORTEST_FOR_ANY = 6;
/** A longer word may be wrong in its first letter. */
const LONGEST_WITH_FIRST = 7;

/** The criteria with corrections, if the request asks for them. */
export function corrected(
  { criteria, correct: isWanted }: Pick<SearchRequest, "criteria" | "correct">,
  readers: readonly SegmentReader[],
  vocabulary: TitleVocabulary,
  known: KnownCorrections,
): Corrected {
  if (!isWanted || criteria.exact) return { criteria, corrections: [] };
  return correct(criteria, readers, vocabulary, known);
}

/** Recent results for these segments, keyed by word. */
export type KnownCorrections = Map<string, string | undefined>;

const MOST_KNOWN = 1000;

export interface Corrected {
  readonly criteria: Criteria;
  readonly corrections: readonly Correction[];
}

/**
 * Lets each rare word also match its likely correction: the most frequent word one edit away or, for a long word, the
 * most frequent title word two edits away. Quoted words, prefixes, known words and title words stay as they are.
 */
function correct(
  criteria: Criteria,
  readers: readonly SegmentReader[],
  vocabulary: TitleVocabulary,
  known: KnownCorrections,
): Corrected {
  const corrections: Correction[] = [];
  let doubtful = 0;
  const clauses = criteria.clauses.map((clause): Clause => {
    const token = doubtfulToken(clause);
    if (token === undefined || ++doubtful > MOST_LOOKED_UP) return clause;
    if (clause.kind !== "word") return clause;
    const likely = clause.spelling;
    const to = correctionOf(token, likely, readers, vocabulary, known);
    if (to === undefined) return clause;
    corrections.push({ word: clause.word, to });
    return { ...clause, synonyms: [...(clause.synonyms ?? []), to] };
  });
  if (corrections.length === 0) return { criteria, corrections };
  return { criteria: { ...criteria, clauses, ...nearCorrected(criteria, corrections) }, corrections };
}

function nearCorrected({ near }: Criteria, corrections: readonly Correction[]): Pick<Criteria, "near"> {
  if (!near) return {};
  const title = corrections.reduce((text, { word, to }) => text.replaceAll(word, to), near.title);
  return { near: { ...near, title } };
}

/** The token of a word that may be misspelled. */
function doubtfulToken(clause: Clause): string | undefined {
  if (clause.kind !== "word" || clause.known) return undefined;
  const [token, ...others] = tokens(clause.word);
  return token === undefined || others.length > 0 || !isPlain(token) ? undefined : token;
}

function correctionOf(
  token: string,
  likely: string | undefined,
  readers: readonly SegmentReader[],
  vocabulary: TitleVocabulary,
  known: KnownCorrections,
): string | undefined {
  const key = `${token} ${likely ?? ""}`;
  if (!known.has(key)) {
    keepDeadline();
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, likelyWord(token, likely, readers, vocabulary));
  }
  return known.get(key);
}

function likelyWord(
  token: string,
  likely: string | undefined,
  readers: readonly SegmentReader[],
  vocabulary: TitleVocabulary,
): string | undefined {
  const frequency = postingsOf(token, readers);
  if (frequency * TIMES >= readers.reduce((sum, { documents }) => sum + documents, 0)) return undefined;
  const titles = titlesOf(token, readers);
  // A word that hardly any posting has is more likely a title's or a place's than any other.
  if (
    likely !== undefined &&
    frequency * TIMES_KNOWN <= postingsOf(likely, readers) &&
    titles * TIMES_TITLED <= titlesOf(likely, readers)
  )
    return likely;
  if (titles > 0) return undefined;
  const near = mostFrequent(likelyEdits(token, readers), readers);
  const best = near ?? mostFrequent(twoEditsAway(token, readers, vocabulary), readers);
  return best && best.frequency > frequency * TIMES ? best.word : undefined;
}

function mostFrequent(words: Iterable<string>, readers: readonly SegmentReader[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const word of words) {
    const bytes = Buffer.from(word);
    const frequency = readers.reduce((sum, reader) => sum + frequencyIn(reader, bytes), 0);
    if (frequency > 0 && (!best || isLikelier({ word, frequency }, best))) best = { word, frequency };
  }
  return best;
}

function likelyEdits(token: string, readers: readonly SegmentReader[]): readonly string[] {
  const edits = [...oneEditAway(token)].filter((word) => word.length >= SHORTEST);
  if (token.length > LONGEST_WITH_FIRST) return edits;
  const alike = edits.filter((word) => word[0] === token[0]);
  return token.length >= SHORTEST_FOR_ANY ? alike : alike.filter((word) => titlesOf(word, readers) > 0);
}

/** Existing words of titles. */
function twoEditsAway(
  token: string,
  readers: readonly SegmentReader[],
  vocabulary: TitleVocabulary,
): readonly string[] {
  if (token.length < SHORTEST_FOR_TWO) return [];
  for (const reader of readers) vocabulary.meet(reader);
  return vocabulary
    .like(token)
    .map(({ word }) => word)
    .filter((word) => word !== token && isWithinTwoEdits(token, word));
}

interface Candidate {
  readonly word: string;
  readonly frequency: number;
}

/** People omit letters more often than they add them. */
function isLikelier(one: Candidate, other: Candidate): boolean {
  if (one.frequency !== other.frequency) return one.frequency > other.frequency;
  const longer = one.word.length - other.word.length;
  return longer === 0 ? one.word < other.word : longer > 0;
}

function isPlain(token: string): boolean {
  return token.length >= SHORTEST && /^[a-z]+$/.test(token);
}

/**
 * Document frequency of the word with its regular inflections; removed documents count until their segment is
 * rewritten. A shared stem isn't enough: "enginer" has the stem of "engineer".
 */
function postingsOf(token: string, readers: readonly SegmentReader[]): number {
  let postings = 0;
  for (const reader of readers)
    for (const { term } of reader.inflections(token)) postings += lengthOf(reader, term);
  return postings;
}

/** How many titles have the word or a regular inflection of it. */
function titlesOf(token: string, readers: readonly SegmentReader[]): number {
  let titles = 0;
  for (const reader of readers) {
    const { titleWordTitleOffsets: offsets } = reader.sections;
    for (const form of reader.inflections(token)) {
      const word = find(reader.titleWords, Buffer.from(form.word));
      if (word >= 0) titles += offsets[word + 1]! - offsets[word]!;
    }
  }
  return titles;
}

function frequencyIn(reader: SegmentReader, bytes: Uint8Array): number {
  const term = find(reader.terms, bytes);
  return term < 0 ? 0 : lengthOf(reader, term);
}

function lengthOf({ sections }: SegmentReader, term: number): number {
  return sections.postingOffsets[term + 1]! - sections.postingOffsets[term]!;
}

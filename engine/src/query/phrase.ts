import { MAX_POSITIONS, PositionCursor } from "../postings/position-cursor.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";
import { Locator } from "./locate.ts";
import { type Occurrence, remember, remembered } from "./phrase-memory.ts";
import type { Run, SegmentPhrase } from "./plan.ts";

/** A word of a phrase: its place in the phrase and its run of postings. */
interface Word {
  readonly run: Run;
  readonly weight: number;
  readonly offset: number;
  readonly locator: Locator;
  readonly cursor: PositionCursor;
  /** Whether the word occurs earlier in the phrase. */
  readonly again: boolean;
}

const locators: Locator[] = [];
/** More words than anybody quotes. */
const MAX_WORDS = 1024;
const LARGEST_STAMP = 0x7fff_ffff;
/** For each possible start of the phrase, the stamp of the last word that matched. Stamps differ between documents. */
const marks = new Int32Array(MAX_POSITIONS + MAX_WORDS);
let lastStamp = 0;

/** For fewer documents, matching a phrase is faster than caching it. */
const MANY = 1024;

/**
 * Fills `candidates` with the visible documents that contain the phrase in one field, with the sum of its words'
 * scores.
 */
export function fillPhrase(
  candidates: Candidates,
  reader: SegmentReader,
  phrase: SegmentPhrase,
  visible: Uint8Array,
): void {
  const words = rarestFirst(reader, phrase);
  const distinct = words.filter(({ again }) => !again);
  const known = remembered(reader, phrase);
  if (known) {
    candidates.fillListed(known.docs);
    distinct.forEach(({ weight }, number) => candidates.addScores(known.impacts[number]!, weight));
    candidates.keepVisible(visible);
    return;
  }
  const { run } = words[0]!;
  candidates.fillListed(reader.sections.postingDocs.subarray(run.start, run.end));
  keepWords(candidates, reader, words);
  keepAdjacent(candidates, words);
  if (run.end - run.start >= MANY) remember(reader, phrase, occurrenceIn(candidates, distinct));
  candidates.keepVisible(visible);
}

function occurrenceIn({ docs, length }: Candidates, words: readonly Word[]): Occurrence {
  const held = docs.slice(0, length);
  return { docs: held, impacts: words.map(({ locator }) => locator.impactsOf(held)) };
}

/** Narrows to the documents that contain the phrase in one field, and adds each word's score. */
export function keepPhrase(candidates: Candidates, reader: SegmentReader, phrase: SegmentPhrase): void {
  const words = rarestFirst(reader, phrase);
  const known = remembered(reader, phrase);
  if (known) candidates.keepListed(known.docs);
  keepWords(candidates, reader, words);
  if (!known) keepAdjacent(candidates, words);
}

/** Narrows to the documents that contain every word, and adds each word's score. */
function keepWords(candidates: Candidates, reader: SegmentReader, words: readonly Word[]): void {
  for (const { run, weight, locator, again } of words) {
    if (again) continue;
    locator.seek(reader, run, candidates.docs, candidates.length);
    locator.keep(candidates, weight);
  }
}

function rarestFirst(reader: SegmentReader, { words, weights }: SegmentPhrase): Word[] {
  const distinct = [...new Set(words.map((run) => run.start))];
  return words
    .map((run, offset) => {
      const number = distinct.indexOf(run.start);
      const locator = (locators[number] ??= new Locator());
      const again = words.findIndex((each) => each.start === run.start) < offset;
      return { run, weight: weights[offset]!, offset, locator, again, cursor: new PositionCursor(reader) };
    })
    .sort((a, b) => a.run.end - a.run.start - (b.run.end - b.run.start));
}

function keepAdjacent(candidates: Candidates, words: readonly Word[]): void {
  const { docs, scores, length } = candidates;
  let kept = 0;
  for (let i = 0; i < length; i++) {
    const doc = docs[i]!;
    docs[kept] = doc;
    scores[kept] = scores[i]!;
    kept += Number(occursIn(words, doc));
  }
  candidates.length = kept;
}

/** Marks possible starts of the phrase, word by word, until no start or no word is left. */
function occursIn(words: readonly Word[], doc: number): boolean {
  const stamp = nextStamps(words.length);
  const first = words[0]!;
  first.cursor.mark(marks, first.locator.located(doc), words.length - first.offset, stamp);
  for (let w = 1; w < words.length; w++) {
    const { cursor, locator, offset } = words[w]!;
    const shift = words.length - offset;
    if (!cursor.extend(marks, locator.located(doc), shift, stamp + w - 1, stamp + w)) return false;
  }
  return true;
}

/** Stamps that aren't in use. */
function nextStamps(count: number): number {
  if (lastStamp > LARGEST_STAMP - count) {
    marks.fill(0);
    lastStamp = 0;
  }
  const first = lastStamp + 1;
  lastStamp += count;
  return first;
}

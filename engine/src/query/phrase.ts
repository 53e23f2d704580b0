import { MAX_POSITIONS, PositionCursor } from "../postings/position-cursor.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";
import { Locator } from "./locate.ts";
import type { Run, SegmentPhrase } from "./plan.ts";

/** A word of a phrase: its place in it and where its postings stand. */
interface Word {
  readonly run: Run;
  readonly weight: number;
  readonly offset: number;
  readonly locator: Locator;
  readonly cursor: PositionCursor;
  /** Whether the word came before in the phrase. */
  readonly again: boolean;
}

const locators: Locator[] = [];
/** Where the phrase may begin in the document at hand. */
const starts = new Uint32Array(MAX_POSITIONS);

/** Narrows to the documents in which the words follow each other in one field, and adds the score of each word. */
export function keepPhrase(candidates: Candidates, reader: SegmentReader, phrase: SegmentPhrase): void {
  const words = rarestFirst(reader, phrase);
  for (const { run, weight, locator, again } of words) {
    if (again) continue;
    locator.seek(reader, run, candidates.docs, candidates.length);
    keepLocated(candidates, reader, locator, weight);
  }
  keepAdjacent(candidates, words);
}

/** Narrows to the documents that a locator finds, and adds their weighted impacts. */
export function keepLocated(
  candidates: Candidates,
  reader: SegmentReader,
  locator: Locator,
  weight: number,
): void {
  const { docs, scores, length } = candidates;
  const impacts = reader.sections.postingImpacts;
  let kept = 0;
  for (let i = 0; i < length; i++) {
    const doc = docs[i]!;
    const posting = locator.posting(doc);
    if (posting < 0) continue;
    docs[kept] = doc;
    scores[kept++] = scores[i]! + weight * impacts[posting]!;
  }
  candidates.length = kept;
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
    if (!occursIn(words, doc)) continue;
    docs[kept] = doc;
    scores[kept++] = scores[i]!;
  }
  candidates.length = kept;
}

/** Keeps the possible starts of the phrase, word by word, until none or all words are left. */
function occursIn(words: readonly Word[], doc: number): boolean {
  let count = 0;
  for (let w = 0; w < words.length; w++) {
    const { locator, cursor, offset } = words[w]!;
    const found = cursor.read(locator.posting(doc));
    count =
      w === 0 ? beginAt(cursor.positions, found, offset) : intersect(count, cursor.positions, found, offset);
    if (count === 0) return false;
  }
  return true;
}

function beginAt(positions: Uint16Array, found: number, offset: number): number {
  let count = 0;
  for (let i = 0; i < found; i++) if (positions[i]! >= offset) starts[count++] = positions[i]! - offset;
  return count;
}

function intersect(count: number, positions: Uint16Array, found: number, offset: number): number {
  let kept = 0;
  let j = 0;
  for (let i = 0; i < count; i++) {
    const wanted = starts[i]! + offset;
    while (j < found && positions[j]! < wanted) j++;
    if (j < found && positions[j] === wanted) starts[kept++] = starts[i]!;
  }
  return kept;
}

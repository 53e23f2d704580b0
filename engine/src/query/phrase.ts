import { readPositions, SKIP, SKIP_SHIFT, skipPostings } from "../postings/positions.ts";
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
  /** Whether the word came before in the phrase. */
  readonly again: boolean;
}

const locators: Locator[] = [];
const starts: number[] = [];
const positions: number[] = [];

/** Narrows to the documents in which the words follow each other in one field, and adds the score of each word. */
export function keepPhrase(candidates: Candidates, reader: SegmentReader, phrase: SegmentPhrase): void {
  const words = rarestFirst(phrase);
  for (const { run, weight, locator, again } of words) {
    if (again) continue;
    locator.seek(reader, run, candidates.docs, candidates.length);
    keepLocated(candidates, reader, locator, weight);
  }
  keepAdjacent(candidates, reader, words);
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

function rarestFirst({ words, weights }: SegmentPhrase): Word[] {
  const distinct = [...new Set(words.map((run) => run.start))];
  return words
    .map((run, offset) => {
      const number = distinct.indexOf(run.start);
      const locator = (locators[number] ??= new Locator());
      const again = words.findIndex((each) => each.start === run.start) < offset;
      return { run, weight: weights[offset]!, offset, locator, again };
    })
    .sort((a, b) => a.run.end - a.run.start - (b.run.end - b.run.start));
}

function keepAdjacent(candidates: Candidates, reader: SegmentReader, words: readonly Word[]): void {
  const { docs, scores, length } = candidates;
  let kept = 0;
  for (let i = 0; i < length; i++) {
    const doc = docs[i]!;
    if (!occursIn(reader, words, doc)) continue;
    docs[kept] = doc;
    scores[kept++] = scores[i]!;
  }
  candidates.length = kept;
}

/** Keeps the possible starts of the phrase, word by word, until none or all words are left. */
function occursIn(reader: SegmentReader, words: readonly Word[], doc: number): boolean {
  let count = 0;
  for (let w = 0; w < words.length; w++) {
    const { locator, offset } = words[w]!;
    const found = positionsOf(reader, locator.posting(doc));
    count = w === 0 ? beginAt(found, offset) : intersect(count, found, offset);
    if (count === 0) return false;
  }
  return true;
}

function positionsOf(reader: SegmentReader, posting: number): number {
  const { positionBytes, positionSkips } = reader.sections;
  const block = posting >> SKIP_SHIFT;
  const at = skipPostings(positionBytes, positionSkips[block]!, posting & (SKIP - 1));
  return readPositions(positionBytes, at, positions);
}

function beginAt(found: number, offset: number): number {
  let count = 0;
  for (let i = 0; i < found; i++) if (positions[i]! >= offset) starts[count++] = positions[i]! - offset;
  return count;
}

function intersect(count: number, found: number, offset: number): number {
  let kept = 0;
  let j = 0;
  for (let i = 0; i < count; i++) {
    const wanted = starts[i]! + offset;
    while (j < found && positions[j]! < wanted) j++;
    if (j < found && positions[j] === wanted) starts[kept++] = starts[i]!;
  }
  return kept;
}

import { Candidates } from "../query/candidates.ts";
import { fillPhrase } from "../query/phrase.ts";
import type { SegmentClause } from "../query/plan.ts";
import type { SegmentReader } from "../segment/reader.ts";

const phraseCandidates = new Candidates();

/** Sets a bit for each document that matches a clause, and maybe for others that nobody sees. */
export function markHeld(
  marks: Int32Array,
  bit: number,
  reader: SegmentReader,
  { concepts, titled, runs, phrases }: SegmentClause,
  visible: Uint8Array,
): void {
  for (const docs of concepts) mark(marks, bit, docs, 0, docs.length);
  // A clause that asks for a title has the documents of its words and phrases only if the title is theirs, too.
  if (titled) return mark(marks, bit, titled, 0, titled.length);
  for (const { start, end } of runs) mark(marks, bit, reader.sections.postingDocs, start, end);
  for (const phrase of phrases) {
    fillPhrase(phraseCandidates, reader, phrase, visible);
    mark(marks, bit, phraseCandidates.docs, 0, phraseCandidates.length);
  }
}

function mark(marks: Int32Array, bit: number, docs: Uint16Array, start: number, end: number): void {
  for (let at = start; at < end; at++) marks[docs[at]!]! |= bit;
}

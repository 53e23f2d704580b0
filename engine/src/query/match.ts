import { conceptScore, MOST_MEANINGS, weightOfForm } from "../scoring.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { ascending } from "./ascending.ts";
import { Candidates } from "./candidates.ts";
import { keepDeadline } from "./deadline.ts";
import { Locator, SEARCH_COST } from "./locate.ts";
import { fillPhrase, keepPhrase } from "./phrase.ts";
import type { Run, SegmentClause, SegmentPhrase, SegmentPlan } from "./plan.ts";

const locator = new Locator();
const phraseCandidates = new Candidates();
/** Each document's best score while taking the union of a clause's alternatives; all zero in between. */
const united = new Int32Array(MAX_DOCUMENTS);

/**
 * Fills `candidates` with the visible documents that match every clause and no exclusion, with their scores. Without
 * clauses, takes those in `among`, if given.
 */
export function match(
  { reader, clauses, exclude }: SegmentPlan,
  visible: Uint8Array,
  candidates: Candidates,
  among?: Uint16Array,
): void {
  const [rarest, ...others] = clauses;
  if (rarest) fill(candidates, reader, rarest, visible);
  else if (among) candidates.fillListed(among, visible);
  else candidates.fillAll(reader.documents, visible);
  for (const clause of others) {
    if (candidates.length === 0) return;
    keepDeadline();
    narrow(candidates, reader, clause, visible);
  }
  if (candidates.length > 0) drop(candidates, reader, exclude, visible);
}

/** Takes the union of all exclusions before dropping documents: a pass for each would cost more than its postings. */
function drop(
  candidates: Candidates,
  reader: SegmentReader,
  exclude: readonly SegmentClause[],
  visible: Uint8Array,
): void {
  const known = exclude.filter(({ cost }) => cost > 0);
  if (known.length === 0) return;
  for (const clause of known) unite(reader, clause, visible, candidates);
  candidates.dropScored(united);
  united.fill(0, 0, reader.documents);
}

/** Fills `candidates` with the visible documents that match one clause, with their scores. */
function fill(
  candidates: Candidates,
  reader: SegmentReader,
  clause: SegmentClause,
  visible: Uint8Array,
): void {
  const term = onlyTerm(clause);
  const phrase = onlyPhrase(clause);
  if (term) candidates.fillFrom(reader, term, weightOfForm(clause.weight, term.form), visible);
  else if (phrase) fillPhrase(candidates, reader, phrase, visible);
  else if (clause.titled) {
    // Mostly few, so that long posting lists are searched for them instead of read.
    candidates.fillListed(ascending([clause.titled, ...clause.concepts]), visible);
    narrow(candidates, reader, clause, visible);
  } else {
    unite(reader, clause, visible);
    const { documents } = reader;
    if (clause.cost * FEW_SHARE < documents) candidates.fillFew(united, documents, visible);
    else candidates.fillScored(united, documents, visible);
    united.fill(0, 0, reader.documents);
  }
}

/** Fewer than one document in this many counts as few. */
const FEW_SHARE = 16;

function narrow(
  candidates: Candidates,
  reader: SegmentReader,
  clause: SegmentClause,
  visible: Uint8Array,
): void {
  const term = onlyTerm(clause);
  const phrase = onlyPhrase(clause);
  if (term) {
    locator.seek(reader, term, candidates.docs, candidates.length);
    locator.keep(candidates, weightOfForm(clause.weight, term.form));
  } else if (phrase) keepPhrase(candidates, reader, phrase);
  else {
    unite(reader, clause, visible, candidates);
    candidates.keepScored(united);
    forget(clause, reader.documents);
  }
}

/** Clears what `unite` wrote. */
function forget({ titled, concepts }: SegmentClause, documents: number): void {
  if (!titled) united.fill(0, 0, documents);
  else for (const docs of [titled, ...concepts]) for (const doc of docs) united[doc] = 0;
}

function onlyTerm({ runs, concepts, phrases, titled }: SegmentClause): Run | undefined {
  const isAlone = runs.length === 1 && concepts.length + phrases.length === 0 && !titled;
  return isAlone && runs[0]!.single ? runs[0] : undefined;
}

function onlyPhrase({ runs, concepts, phrases, titled }: SegmentClause): SegmentPhrase | undefined {
  return runs.length + concepts.length === 0 && phrases.length === 1 && !titled ? phrases[0] : undefined;
}

/** Writes each document's best alternative to `united`. May leave out documents that don't matter. */
function unite(reader: SegmentReader, clause: SegmentClause, visible: Uint8Array, only?: Candidates): void {
  const whom = clause.titled ? MARKED : ANY;
  if (clause.titled) markTitled(clause, clause.titled);
  for (const run of clause.runs) {
    const weight = weightOfForm(clause.weight, run.form);
    if (only && run.single && only.length * SEARCH_COST < run.end - run.start)
      uniteSome(reader, run, weight, only, whom);
    else uniteAll(reader, run, weight, whom);
  }
  for (const phrase of clause.phrases) {
    fillPhrase(phraseCandidates, reader, phrase, visible);
    const { docs, scores, length } = phraseCandidates;
    for (let i = 0; i < length; i++) raise(docs[i]!, scores[i]!, whom);
  }
  for (const docs of clause.concepts) raiseMeaning(docs, clause.weight, reader.meanings);
}

/** Raises only marked documents: those with the title, and those whose title means it. */
function markTitled({ weight, concepts }: SegmentClause, titled: Uint16Array): void {
  for (const docs of concepts) for (const doc of docs) united[doc] = 1;
  for (const doc of titled) united[doc] = weight;
}

/** Raises a document with two concepts once. */
function raiseMeaning(docs: Uint16Array, weight: number, meanings: Uint8Array): void {
  const least = Int32Array.from({ length: MOST_MEANINGS + 1 }, (_, among) => conceptScore(weight, 0, among));
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!;
    const words = united[doc]!;
    const meant = least[meanings[doc]!]!;
    if (words < meant) united[doc] = meant + (words >> 1);
  }
}

/** Which documents are raised: any, or only those with a score. */
const ANY = -1;
const MARKED = 0;

function uniteAll(reader: SegmentReader, { start, end }: Run, weight: number, whom: number): void {
  const { postingDocs, postingImpacts } = reader.sections;
  for (let posting = start; posting < end; posting++)
    raise(postingDocs[posting]!, weight * postingImpacts[posting]!, whom);
}

function uniteSome(
  reader: SegmentReader,
  run: Run,
  weight: number,
  { docs, length }: Candidates,
  whom: number,
): void {
  locator.seek(reader, run, docs, length);
  for (let i = 0; i < length; i++) {
    const posting = locator.posting(docs[i]!);
    if (posting >= 0) raise(docs[i]!, weight * reader.sections.postingImpacts[posting]!, whom);
  }
}

/** The maximum without a branch: a negative gain is masked away, and so is one of a document that isn't raised. */
function raise(doc: number, score: number, whom: number): void {
  const before = united[doc]!;
  const gain = score - before;
  united[doc]! += gain & ~(gain >> 31) & ((-before >> 31) | whom);
}

import { tokens } from "../analysis/tokenize.ts";
import type { Clause, Criteria } from "../criteria.ts";
import type { Correction } from "../result.ts";
import { find } from "../segment/dictionary.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { compile } from "./clauses.ts";
import { oneEditAway } from "./one-edit.ts";
import { inSegment, weigh } from "./plan.ts";

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** A word is taken for a mistake when its correction is so many times as frequent. */
const TIMES = 500;

/**
 * Lets each word that hardly any posting holds stand for the likely one too: of the words one edit away the most
 * frequent one, of equally frequent ones the first. Words in quotes, prefixes and what is known stay as they are.
 */
export function correct(
  criteria: Criteria,
  readers: readonly SegmentReader[],
): { readonly criteria: Criteria; readonly corrections: readonly Correction[] } {
  if (criteria.exact) return { criteria, corrections: [] };
  const corrections: Correction[] = [];
  const clauses = criteria.clauses.map((clause): Clause => {
    const to = correctionOf(clause, readers);
    if (to === undefined || clause.kind !== "word") return clause;
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

function correctionOf(clause: Clause, readers: readonly SegmentReader[]): string | undefined {
  if (clause.kind !== "word" || clause.known) return undefined;
  const [token, ...others] = tokens(clause.word);
  if (token === undefined || others.length > 0 || !isPlain(token)) return undefined;
  const frequency = postingsOf(clause, readers);
  let best: { readonly word: string; readonly frequency: number } | undefined;
  for (const word of oneEditAway(token)) {
    const bytes = Buffer.from(word);
    const found = readers.reduce((sum, reader) => sum + frequencyIn(reader, bytes), 0);
    if (found > (best?.frequency ?? 0) || (found === best?.frequency && word < best.word))
      best = { word, frequency: found };
  }
  return best && best.frequency > frequency * TIMES ? best.word : undefined;
}

function isPlain(token: string): boolean {
  return token.length >= SHORTEST && /^[a-z]+$/.test(token);
}

/** Postings that hold the word or one of its synonyms, in any form; removed ones count until their segment is rewritten. */
function postingsOf(clause: Clause, readers: readonly SegmentReader[]): number {
  const compiled = compile({ clauses: [clause], exclude: [], filters: {}, exact: false }).clauses;
  return compiled.reduce((sum, each) => {
    const weights = weigh(each, readers);
    return sum + readers.reduce((cost, reader) => cost + inSegment(each, weights, reader).cost, 0);
  }, 0);
}

function frequencyIn({ terms, sections }: SegmentReader, bytes: Uint8Array): number {
  const term = find(terms, bytes);
  return term < 0 ? 0 : sections.postingOffsets[term + 1]! - sections.postingOffsets[term]!;
}

import { deltaBytes, endPosting, SKIP, SKIP_SHIFT, writeDelta } from "../postings/positions.ts";
import { FIELDS, impactOf, occurrenceWeight } from "../scoring.ts";
import { GAP, type TokenLog } from "./token-log.ts";

/** The inverted lists of a segment, with terms in byte order. */
export interface Inverted {
  readonly termBytes: Uint8Array;
  readonly termOffsets: Uint32Array;
  readonly postingOffsets: Uint32Array;
  readonly postingDocs: Uint16Array;
  readonly postingImpacts: Uint8Array;
  readonly positionBytes: Uint8Array;
  readonly positionSkips: Uint32Array;
}

/** Inverts documents by counting: one pass over the log for the sizes, one to fill the lists. */
export function invert(log: TokenLog): Inverted {
  const order = log.terms.sorted();
  const sizes = measure(log);
  const terms = order.length;
  const postingOffsets = new Uint32Array(terms + 1);
  const nextPosting = new Uint32Array(terms);
  const nextPosition = new Uint32Array(terms);
  let positionEnd = 0;
  order.forEach((term, rank) => {
    nextPosting[term] = postingOffsets[rank]!;
    nextPosition[term] = positionEnd;
    postingOffsets[rank + 1] = postingOffsets[rank]! + sizes.postings[term]!;
    positionEnd += sizes.positionBytes[term]!;
  });
  const postings = postingOffsets[terms]!;
  const lists = {
    postingDocs: new Uint16Array(postings),
    postingImpacts: new Uint8Array(postings),
    positionBytes: new Uint8Array(positionEnd),
    positionSkips: new Uint32Array(Math.ceil(postings / SKIP)),
  };
  fill(log, nextPosting, nextPosition, lists);
  return { ...sortedTerms(log, order), postingOffsets, ...lists };
}

function measure({ tokens, fieldEnds, documents, terms }: TokenLog) {
  const postings = new Uint32Array(terms.size);
  const positionBytes = new Uint32Array(terms.size);
  const lastDocument = new Int32Array(terms.size).fill(-1);
  const lastPosition = new Uint32Array(terms.size);
  let start = 0;
  for (let document = 0; document < documents; document++) {
    const end = fieldEnds[(document + 1) * FIELDS.length - 1]!;
    for (let i = start; i < end; i++) {
      const term = tokens[i]!;
      if (term === GAP) continue;
      if (lastDocument[term] !== document) {
        lastDocument[term] = document;
        lastPosition[term] = 0;
        postings[term]!++;
      }
      const position = i - start;
      positionBytes[term]! += deltaBytes(position - lastPosition[term]!);
      lastPosition[term] = position;
    }
    start = end + 1;
  }
  return { postings, positionBytes };
}

type Lists = Pick<Inverted, "postingDocs" | "postingImpacts" | "positionBytes" | "positionSkips">;

function fill(log: TokenLog, nextPosting: Uint32Array, nextPosition: Uint32Array, lists: Lists): void {
  const { tokens, fieldEnds, documents, terms } = log;
  const { postingDocs, postingImpacts, positionBytes, positionSkips } = lists;
  const lastDocument = new Int32Array(terms.size).fill(-1);
  const lastPosition = new Uint32Array(terms.size);
  const frequency = new Float64Array(terms.size);
  const touched: number[] = [];
  let start = 0;
  for (let document = 0; document < documents; document++) {
    let from = start;
    for (let field = 0; field < FIELDS.length; field++) {
      const end = fieldEnds[document * FIELDS.length + field]!;
      const weight = occurrenceWeight(field, countTokens(tokens, from, end));
      for (let i = from; i < end; i++) {
        const term = tokens[i]!;
        if (term === GAP) continue;
        if (lastDocument[term] !== document) {
          lastDocument[term] = document;
          lastPosition[term] = 0;
          frequency[term] = 0;
          touched.push(term);
          const posting = nextPosting[term]!;
          nextPosting[term] = posting + 1;
          postingDocs[posting] = document;
          if ((posting & (SKIP - 1)) === 0) positionSkips[posting >> SKIP_SHIFT] = nextPosition[term]!;
        }
        const position = i - start;
        nextPosition[term] = writeDelta(positionBytes, nextPosition[term]!, position - lastPosition[term]!);
        lastPosition[term] = position;
        frequency[term]! += weight;
      }
      from = end + 1;
    }
    start = from;
    for (const term of touched) {
      postingImpacts[nextPosting[term]! - 1] = impactOf(frequency[term]!);
      endPosting(positionBytes, nextPosition[term]!);
    }
    touched.length = 0;
  }
}

function countTokens(tokens: Uint32Array, from: number, end: number): number {
  let count = 0;
  for (let i = from; i < end; i++) if (tokens[i] !== GAP) count++;
  return count;
}

function sortedTerms({ terms }: TokenLog, order: Uint32Array) {
  const termBytes = new Uint8Array(terms.offsets[terms.size]!);
  const termOffsets = new Uint32Array(order.length + 1);
  let end = 0;
  order.forEach((term, rank) => {
    const word = terms.bytes.subarray(terms.offsets[term], terms.offsets[term + 1]);
    termBytes.set(word, end);
    end += word.length;
    termOffsets[rank + 1] = end;
  });
  return { termBytes, termOffsets };
}

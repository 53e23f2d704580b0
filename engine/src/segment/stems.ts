import { stem } from "../analysis/stem.ts";
import { type Dictionary, sizeOf, wordAt } from "./dictionary.ts";

/** The sections that map a stem to the terms that share it. */
export interface StemParts {
  readonly stemBytes: Uint8Array;
  readonly stemOffsets: Uint32Array;
  readonly stemTermOffsets: Uint32Array;
  readonly stemTerms: Uint32Array;
}

export function stemParts(terms: Dictionary): StemParts {
  const groups = new Map<string, number[]>();
  for (let term = 0; term < sizeOf(terms); term++) {
    const word = wordAt(terms, term);
    const root = stem(word);
    const group = groups.get(root);
    if (group) group.push(term);
    else groups.set(root, [term]);
  }
  for (const [root, [term, ...others]] of groups) {
    if (others.length === 0 && wordAt(terms, term!) === root) groups.delete(root);
  }
  return encode([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Roots of words with several forms are plain ASCII letters, so the order of strings is the order of bytes. */
function encode(groups: readonly (readonly [string, readonly number[]])[]): StemParts {
  const stemOffsets = new Uint32Array(groups.length + 1);
  const stemTermOffsets = new Uint32Array(groups.length + 1);
  groups.forEach(([root, terms], index) => {
    stemOffsets[index + 1] = stemOffsets[index]! + root.length;
    stemTermOffsets[index + 1] = stemTermOffsets[index]! + terms.length;
  });
  return {
    stemBytes: Buffer.from(groups.map(([root]) => root).join("")),
    stemOffsets,
    stemTermOffsets,
    stemTerms: Uint32Array.from(groups.flatMap(([, terms]) => terms)),
  };
}

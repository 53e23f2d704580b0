import { titleTokens } from "@candor/engine/analysis/title-tokens";
import { gramsOf } from "@candor/engine/close/word-likeness";
import { names } from "./names.ts";
import type { Occupation } from "./occupation.ts";
import { titleWeights, whole } from "./title-weights.ts";

/** Less similar titles belong to another occupation. */
const leastSimilarity = 0.5;
const mostRemembered = 20_000;

interface NearOccupation {
  readonly occupation: Occupation;
  /** At most 1. */
  readonly similarity: number;
}

/** The names of all occupations as vectors of grams. */
interface GramIndex {
  readonly titles: readonly { readonly occupation: Occupation; readonly length: number }[];
  /** For each gram, numbers of titles, each followed by the gram's weight in it. */
  readonly byGram: ReadonlyMap<string, Float64Array>;
  /** For each title, its product with the title that is being compared. */
  readonly products: Float64Array;
}

let made: GramIndex | undefined;

/** Made when first needed, as it takes a fifth of a second of processor time: most programs compare no titles. */
function gramIndex(): GramIndex {
  return (made ??= makeIndex());
}

/** A gram in the making of the index. */
interface Gram {
  /** As in the index. */
  readonly held: number[];
  /** In the name that is being read. */
  weight: number;
}

/** Names share words, so each word is cut into its grams once. */
function makeIndex(): GramIndex {
  const grams = new Map<string, Gram>();
  const gramsByWord = new Map<string, readonly Gram[]>();
  const titles = names.map(({ occupation, words }, number) => {
    const own: Gram[] = [];
    for (const word of new Set(words)) {
      const weight = weightOf(word);
      for (const gram of entry(gramsByWord, word, () => cut(word))) {
        if (gram.weight === 0) own.push(gram);
        gram.weight += weight;
      }
    }
    let squares = 0;
    for (const gram of own) {
      gram.held.push(number, gram.weight);
      squares += gram.weight ** 2;
      gram.weight = 0;
    }
    return { occupation, length: Math.sqrt(squares) };
  });
  const byGram = new Map(Array.from(grams, ([gram, { held }]) => [gram, new Float64Array(held)]));
  return { titles, byGram, products: new Float64Array(titles.length) };

  function cut(word: string): readonly Gram[] {
    return gramsIn(word).map((gram) => entry(grams, gram, () => ({ held: [], weight: 0 })));
  }
}

/** What a map has for a key, made if it has nothing yet. */
function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const known = new Map<string, NearOccupation | undefined>();

/** The occupation whose title is most like this one, by the cosine of their grams; in a tie, the first. */
export function nearestOccupation(title: string): NearOccupation | undefined {
  if (known.has(title)) return known.get(title);
  if (known.size >= mostRemembered) known.clear();
  const found = nearest(title);
  known.set(title, found);
  return found;
}

function nearest(title: string): NearOccupation | undefined {
  const { titles, byGram, products } = gramIndex();
  const vector = vectorOf(title);
  const length = Math.hypot(...vector.values());
  products.fill(0);
  for (const [gram, weight] of vector) {
    const holders = byGram.get(gram);
    if (!holders) continue;
    for (let at = 0; at < holders.length; at += 2) products[holders[at]!]! += weight * holders[at + 1]!;
  }
  let best = -1;
  let similarity = 0;
  for (let number = 0; number < products.length; number++) {
    const cosine = products[number]! / (length * titles[number]!.length);
    if (cosine <= similarity) continue;
    best = number;
    similarity = cosine;
  }
  return similarity >= leastSimilarity ? { occupation: titles[best]!.occupation, similarity } : undefined;
}

/** A title as a vector of grams; each gram has the weight of the words that contain it. */
function vectorOf(title: string): ReadonlyMap<string, number> {
  const vector = new Map<string, number>();
  for (const word of new Set(titleTokens(title))) {
    for (const gram of gramsIn(word)) vector.set(gram, (vector.get(gram) ?? 0) + weightOf(word));
  }
  return vector;
}

function gramsIn(word: string): string[] {
  const { three, four } = gramsOf(word);
  return [...three, ...four];
}

function weightOf(word: string): number {
  return titleWeights.get(word) ?? whole;
}

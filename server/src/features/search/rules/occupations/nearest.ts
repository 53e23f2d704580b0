import { titleTokens } from "@candor/engine/analysis/title-tokens";
import { gramsOf } from "@candor/engine/close/word-likeness";
import { occupations } from "./graph.ts";
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

/** The graph's titles and aliases as vectors of grams; each gram has the weight of the words that contain it. */
interface GramIndex {
  readonly titles: readonly { readonly occupation: Occupation; readonly length: number }[];
  /** For each gram, numbers of titles, each followed by the gram's weight in it. */
  readonly byGram: ReadonlyMap<string, Float64Array>;
  /** For each title, its product with the title that is being compared. */
  readonly products: Float64Array;
}

let made: GramIndex | undefined;

/** Made when first needed, as it takes half a second of processor time: most programs compare no titles. */
function gramIndex(): GramIndex {
  return (made ??= makeIndex());
}

function makeIndex(): GramIndex {
  const holders = new Map<string, number[]>();
  const names = occupations.flatMap((occupation) =>
    [occupation.title, ...occupation.aliases].map((name) => ({ occupation, name })),
  );
  const titles = names.map(({ occupation, name }, number) => {
    const vector = vectorOf(name);
    for (const [gram, weight] of vector) {
      const held = holders.get(gram);
      if (held) held.push(number, weight);
      else holders.set(gram, [number, weight]);
    }
    return { occupation, length: Math.hypot(...vector.values()) };
  });
  const byGram = new Map(Array.from(holders, ([gram, held]) => [gram, Float64Array.from(held)]));
  return { titles, byGram, products: new Float64Array(titles.length) };
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

function vectorOf(title: string): Map<string, number> {
  const vector = new Map<string, number>();
  for (const word of new Set(titleTokens(title))) {
    const { three, four } = gramsOf(word);
    const weight = titleWeights.get(word) ?? whole;
    for (const gram of [...three, ...four]) vector.set(gram, (vector.get(gram) ?? 0) + weight);
  }
  return vector;
}

import { titleTokens } from "@candor/engine/analysis/title-tokens";
import { gramsOf } from "@candor/engine/close/word-likeness";
import { occupations } from "./graph.ts";
import type { Occupation } from "./occupation.ts";
import { titleWeights, whole } from "./title-weights.ts";

/** Less similar titles are another occupation's. */
const leastSimilarity = 0.5;
const mostRemembered = 20_000;

interface NearOccupation {
  readonly occupation: Occupation;
  /** At most 1. */
  readonly similarity: number;
}

/** A title of the graph as a vector of grams, each as heavy as the words that have it. */
interface KnownTitle {
  readonly occupation: Occupation;
  readonly length: number;
}

const titles: KnownTitle[] = [];
const byGram = new Map<string, { readonly title: number; readonly weight: number }[]>();
for (const occupation of occupations) {
  for (const name of [occupation.title, ...occupation.aliases]) {
    const vector = vectorOf(name);
    const title = titles.push({ occupation, length: Math.hypot(...vector.values()) }) - 1;
    for (const [gram, weight] of vector) {
      const holders = byGram.get(gram);
      if (holders) holders.push({ title, weight });
      else byGram.set(gram, [{ title, weight }]);
    }
  }
}

const known = new Map<string, NearOccupation | undefined>();

/** The occupation with the title that is most like this one, by the cosine of their grams; of equals the first. */
export function nearestOccupation(title: string): NearOccupation | undefined {
  if (known.has(title)) return known.get(title);
  if (known.size >= mostRemembered) known.clear();
  const found = nearest(title);
  known.set(title, found);
  return found;
}

function nearest(title: string): NearOccupation | undefined {
  const vector = vectorOf(title);
  const length = Math.hypot(...vector.values());
  const products = new Map<number, number>();
  for (const [gram, weight] of vector) {
    for (const holder of byGram.get(gram) ?? [])
      products.set(holder.title, (products.get(holder.title) ?? 0) + weight * holder.weight);
  }
  let best: NearOccupation | undefined;
  for (const [number, product] of products) {
    const { occupation, length: other } = titles[number]!;
    const similarity = product / (length * other);
    if (similarity > (best?.similarity ?? 0)) best = { occupation, similarity };
  }
  return best && best.similarity >= leastSimilarity ? best : undefined;
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

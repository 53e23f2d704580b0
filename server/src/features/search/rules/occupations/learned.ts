import type { Occupation } from "./occupation.ts";
import { occupationsOf } from "./titles.ts";

/** For each occupation, others that require the same skills, with their nearness; at most 1. */
export type LearnedNearness = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Vector = readonly (readonly [skill: string, value: number])[];

export const nothingLearned: LearnedNearness = new Map();

/** With fewer postings that list skills, an occupation's vector says little. */
const fewestPostings = 20;
const leastSimilarity = 0.5;
/** The weight of learned nearness compared with the graph, which is more reliable. */
const mostNearness = 0.6;
const mostNeighbors = 8;

/**
 * Learns from the pairs of title and skill in postings. An occupation's vector has each skill's share of its skills,
 * times their positive pointwise mutual information: how much more often they occur together than by chance. Nearness
 * is the cosine of two vectors.
 */
export class SkillVectors {
  readonly #postings = new Map<string, number>();
  readonly #together = new Map<string, Map<string, number>>();
  readonly #skills = new Map<string, number>();
  /** Many postings share a title, and reading one takes a while. */
  readonly #meant = new Map<string, readonly Occupation[]>();
  #pairs = 0;

  add(title: string, skills: readonly string[]): void {
    if (skills.length === 0) return;
    for (const { title: occupation } of this.#occupationsOf(title)) {
      count(this.#postings, occupation, 1);
      const own = this.#together.get(occupation) ?? new Map<string, number>();
      this.#together.set(occupation, own);
      for (const skill of skills) {
        count(own, skill, 1);
        count(this.#skills, skill, 1);
        this.#pairs++;
      }
    }
  }

  learn(): LearnedNearness {
    const vectors = [...this.#together]
      .filter(([occupation]) => this.#postings.get(occupation)! >= fewestPostings)
      .map(([occupation, skills]) => ({ occupation, vector: this.#vector(skills) }));
    const holders = holdersOf(vectors);
    return new Map(
      vectors.map(({ occupation, vector }) => {
        const near = [...cosines(vector, holders)]
          .map(([index, similarity]) => ({ occupation: vectors[index]!.occupation, similarity }))
          .filter((other) => other.occupation !== occupation && other.similarity >= leastSimilarity)
          .sort((a, b) => b.similarity - a.similarity || (a.occupation < b.occupation ? -1 : 1))
          .slice(0, mostNeighbors);
        return [occupation, new Map(near.map((each) => [each.occupation, mostNearness * each.similarity]))];
      }),
    );
  }

  #occupationsOf(title: string): readonly Occupation[] {
    const known = this.#meant.get(title);
    if (known !== undefined) return known;
    const meant = occupationsOf(title);
    this.#meant.set(title, meant);
    return meant;
  }

  /** Has length 1, so that the dot product of two vectors is their cosine. */
  #vector(skills: ReadonlyMap<string, number>): Vector {
    const all = [...skills.values()].reduce((sum, times) => sum + times, 0);
    const information = Array.from(skills, ([skill, together]): [string, number] => [
      skill,
      (together / all) * Math.log((together * this.#pairs) / (all * this.#skills.get(skill)!)),
    ]);
    const positive = information.filter(([, value]) => value > 0);
    const length = Math.hypot(...positive.map(([, value]) => value));
    return positive.map(([skill, value]) => [skill, value / length]);
  }
}

function count(counts: Map<string, number>, key: string, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/** Which vectors have a skill, by their index, and how much of it. */
function holdersOf(vectors: readonly { readonly vector: Vector }[]) {
  const held = vectors.flatMap(({ vector }, index) =>
    vector.map(([skill, value]) => ({ skill, index, value })),
  );
  return Map.groupBy(held, ({ skill }) => skill);
}

/** The vectors that share a skill with this one. Comparing all in pairs would hold up requests for half a second. */
function cosines(vector: Vector, holders: ReturnType<typeof holdersOf>): Map<number, number> {
  const products = new Map<number, number>();
  for (const [skill, value] of vector)
    for (const { index, value: other } of holders.get(skill)!)
      products.set(index, (products.get(index) ?? 0) + value * other);
  return products;
}

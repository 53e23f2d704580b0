import { occupations } from "./graph.ts";
import { type LearnedNearness, nothingLearned } from "./learned.ts";
import type { Occupation } from "./occupation.ts";

/** How near families are to each other, at most 1. From half on, a posting is listed as close for that alone. */
const nearness = { same: 1, neighbour: 0.7, group: 0.5, neighbourOfNeighbour: 0.3 } as const;

const byTitle = new Map(occupations.map((occupation) => [occupation.title, occupation]));
const byGroup = Map.groupBy(occupations, ({ group }) => group);

/** A neighbour is one from both sides. */
const neighbours = new Map<string, Set<string>>(occupations.map(({ title }) => [title, new Set()]));
for (const { title, neighbours: named } of occupations) {
  for (const each of named) {
    neighbours.get(title)?.add(each);
    neighbours.get(each)?.add(title);
  }
}

/** The families around some, by how near they are to the nearest of them: by the graph, and by what postings taught. */
export function nearOccupations(
  meant: readonly Occupation[],
  learned: LearnedNearness = nothingLearned,
): Map<string, number> {
  const near = new Map<string, number>();
  const add = (title: string, value: number) => {
    if (byTitle.has(title) && (near.get(title) ?? 0) < value) near.set(title, value);
  };
  for (const { title, group } of meant) {
    add(title, nearness.same);
    for (const neighbour of neighbours.get(title) ?? []) {
      add(neighbour, nearness.neighbour);
      for (const further of neighbours.get(neighbour) ?? []) add(further, nearness.neighbourOfNeighbour);
    }
    for (const member of byGroup.get(group) ?? []) add(member.title, nearness.group);
    for (const [other, value] of learned.get(title) ?? []) add(other, value);
  }
  return near;
}

/** What to look for besides, the nearest first. */
export function relatedTitles({ title, neighbours: named }: Occupation): readonly string[] {
  return [...new Set([...named, ...(neighbours.get(title) ?? [])])].filter((each) => byTitle.has(each));
}

import { occupations } from "./graph.ts";
import { type LearnedNearness, nothingLearned } from "./learned.ts";
import type { Occupation } from "./occupation.ts";

/** How near families are to each other, at most 1. From one half, nearness alone makes a posting a close match. */
const nearness = { same: 1, neighbor: 0.7, group: 0.5, neighborOfNeighbor: 0.3 } as const;

const byTitle = new Map(occupations.map((occupation) => [occupation.title, occupation]));
const byGroup = Map.groupBy(occupations, ({ group }) => group);

/** Neighborhood is symmetric. */
const neighbors = new Map<string, Set<string>>(occupations.map(({ title }) => [title, new Set()]));
for (const { title, neighbors: named } of occupations) {
  for (const each of named) {
    neighbors.get(title)?.add(each);
    neighbors.get(each)?.add(title);
  }
}

/** By what was learned, then by family: at most every family of the graph. */
const known = new WeakMap<LearnedNearness, Map<Occupation, ReadonlyMap<string, number>>>();

/** The families around the given ones, by nearness to the nearest of them, from the graph and from what was learned. */
export function nearOccupations(
  meant: readonly Occupation[],
  learned: LearnedNearness = nothingLearned,
): ReadonlyMap<string, number> {
  const [first, ...others] = meant.map((family) => nearFamily(family, learned));
  if (others.length === 0) return first ?? new Map();
  const near = new Map(first);
  for (const other of others)
    for (const [title, value] of other) if ((near.get(title) ?? 0) < value) near.set(title, value);
  return near;
}

function nearFamily(family: Occupation, learned: LearnedNearness): ReadonlyMap<string, number> {
  let families = known.get(learned);
  if (!families) known.set(learned, (families = new Map()));
  let near = families.get(family);
  if (!near) families.set(family, (near = around(family, learned)));
  return near;
}

function around({ title, group }: Occupation, learned: LearnedNearness): Map<string, number> {
  const near = new Map<string, number>();
  const add = (other: string, value: number) => {
    if (byTitle.has(other) && (near.get(other) ?? 0) < value) near.set(other, value);
  };
  add(title, nearness.same);
  for (const neighbor of neighbors.get(title) ?? []) {
    add(neighbor, nearness.neighbor);
    for (const further of neighbors.get(neighbor) ?? []) add(further, nearness.neighborOfNeighbor);
  }
  for (const member of byGroup.get(group) ?? []) add(member.title, nearness.group);
  for (const [other, value] of learned.get(title) ?? []) add(other, value);
  return near;
}

/** Occupations to suggest, nearest first. */
export function relatedTitles({ title, neighbors: named }: Occupation): readonly string[] {
  return [...new Set([...named, ...(neighbors.get(title) ?? [])])].filter((each) => byTitle.has(each));
}

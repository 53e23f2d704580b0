import { withoutGenders } from "@candor/engine/analysis/title-tokens";
import { SIMILAR } from "@candor/engine/document";
import type { LearnedNearness } from "./learned.ts";
import { nearOccupations } from "./near.ts";
import { nearestOccupation } from "./nearest.ts";
import type { Occupation } from "./occupation.ts";
import { occupationsOf } from "./titles.ts";

/**
 * What the index knows about a posting's title: its occupations, or the one with the most similar titles. The latter
 * makes a posting close, but never a match.
 */
export function conceptsOf(title: string): string[] {
  const meant = occupationsOf(withoutGenders(title));
  if (meant.length > 0) return meant.map((each) => each.title);
  const nearest = nearestOccupation(title);
  return nearest ? [SIMILAR + nearest.occupation.title] : [];
}

/** Concepts of postings around the occupations that a search names, or around the one most like its title. */
export function nearConcepts(
  meant: readonly Occupation[],
  title: string,
  learned?: LearnedNearness,
): Map<string, number> {
  const nearest = meant.length > 0 ? undefined : nearestOccupation(title);
  const near = nearOccupations(nearest ? [nearest.occupation] : meant, learned);
  const certainty = nearest?.similarity ?? 1;
  return new Map(
    [...near].flatMap(([concept, nearness]): [string, number][] => [
      [concept, nearness * certainty],
      [SIMILAR + concept, nearness * certainty * leastCertainty],
    ]),
  );
}

/** For a posting's title that is only similar, we don't know here how similar it is. */
const leastCertainty = 0.75;

/** The occupation that a concept names. */
export function occupationNamed(concept: string): string {
  return concept.startsWith(SIMILAR) ? concept.slice(SIMILAR.length) : concept;
}

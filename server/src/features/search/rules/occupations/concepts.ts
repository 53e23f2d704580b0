import { withoutGenders } from "@candor/engine/analysis/title-tokens";
import { SIMILAR } from "@candor/engine/document";
import { seniorityOf } from "../../../jobs/rules/seniority.ts";
import { occupations } from "./graph.ts";
import type { LearnedNearness } from "./learned.ts";
import { nearOccupations } from "./near.ts";
import { nearestOccupation } from "./nearest.ts";
import type { Occupation } from "./occupation.ts";
import { occupationsOf } from "./titles.ts";

/**
 * What an intern's title means besides an occupation. Like any title with a second meaning, it then comes after those
 * that mean the occupation alone: "civil engineer" finds engineers before interns.
 */
export const internship = "Internship";

/**
 * What the index knows about a posting's title: its occupations, or the one with the most similar titles. The latter
 * makes a posting close, but never a match.
 */
export function conceptsOf(title: string): string[] {
  const meant = occupationsOf(withoutGenders(title));
  if (meant.length > 0)
    return [...meant.map((each) => each.title), ...(seniorityOf(title) === "intern" ? [internship] : [])];
  const nearest = nearestOccupation(title);
  return nearest ? [SIMILAR + nearest.occupation.title] : [];
}

/** Concepts of postings around the occupations that a search names, or around the one most like its title. */
export function nearConcepts(
  meant: readonly Occupation[],
  title: string,
  learned?: LearnedNearness,
): ReadonlyMap<string, number> {
  const nearest = meant.length > 0 ? undefined : nearestOccupation(title);
  const near = nearOccupations(nearest ? [nearest.occupation] : meant, learned);
  if (nearest) return conceptsOfFamilies(near, nearest.similarity);
  let concepts = certain.get(near);
  if (!concepts) certain.set(near, (concepts = conceptsOfFamilies(near, 1)));
  return concepts;
}

/** The concepts around families that a search names; what is around one family is the same every time. */
const certain = new WeakMap<ReadonlyMap<string, number>, ReadonlyMap<string, number>>();

function conceptsOfFamilies(near: ReadonlyMap<string, number>, certainty: number): Map<string, number> {
  const concepts = new Map<string, number>();
  for (const [concept, nearness] of near) {
    concepts.set(concept, nearness * certainty);
    concepts.set(similarTo.get(concept)!, nearness * certainty * leastCertainty);
  }
  return concepts;
}

/** By title, what the index calls the postings that are only similar. */
const similarTo = new Map(occupations.map(({ title }) => [title, SIMILAR + title]));

/** Assumed for a title that is only similar: how similar isn't known here. */
const leastCertainty = 0.75;

/** The occupation that a concept names. */
export function occupationNamed(concept: string): string {
  return concept.startsWith(SIMILAR) ? concept.slice(SIMILAR.length) : concept;
}

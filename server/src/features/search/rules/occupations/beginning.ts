import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";
import type { Occupation } from "./occupation.ts";

interface Named {
  readonly family: Occupation;
  /** With a space before each word, so that a word's beginning is found anywhere. */
  readonly names: readonly string[];
}

const families: readonly Named[] = occupations.map((family) => ({
  family,
  names: [family.title, ...family.aliases].map(spaced),
}));

/** Families with a title that holds these words in sequence, the last one as a beginning: those named so come first. */
export function occupationsBeginning(text: string): Occupation[] {
  const typed = spaced(text);
  if (typed === "") return [];
  const places = families.flatMap(({ family, names }) => {
    const place = Math.min(...names.map((name, at) => placeOf(name, typed) + Math.min(at, 1)));
    return place === Number.POSITIVE_INFINITY ? [] : [{ family, place }];
  });
  return places.sort((one, other) => one.place - other.place).map(({ family }) => family);
}

/** 0 at the title's beginning, 2 within it: an alias stands between and behind. */
function placeOf(name: string, typed: string): number {
  if (name.startsWith(typed)) return 0;
  return name.includes(typed) ? 2 : Number.POSITIVE_INFINITY;
}

function spaced(text: string): string {
  return tokens(text)
    .map((word) => ` ${word}`)
    .join("");
}

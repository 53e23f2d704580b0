import type { PlaceNames, Reading } from "./reading.ts";
import type { Sentence } from "./words.ts";

const pair =
  /(?<![\p{L}\p{N}])(?<half>north|south|east|west)(?=(?:\s*[&/]\s*|\s+(?:and|or)\s+)(?<other>north|south|east|west)\s+(?<name>\p{L}+))/iu;

/** "north or south carolina": the first of two states that share the rest of their names. */
export function halfNamed({ text, starts, ends }: Sentence, places: PlaceNames): Reading[] {
  const { index = 0, groups } = pair.exec(text) ?? {};
  if (!groups) return [];
  const { half = "", other = "", name = "" } = groups;
  const end = index + half.length;
  const [found, next] = [half, other].map((direction) =>
    places.findAll(`${direction} ${name}`).find(({ kind }) => kind === "state"),
  );
  if (!found || !next || !starts.has(index) || !ends.has(end)) return [];
  const label = places.label(found);
  return [
    {
      start: index,
      end,
      known: end - index,
      certainty: 2,
      meaning: { kind: "place", place: { found } },
      value: label,
      label,
    },
  ];
}

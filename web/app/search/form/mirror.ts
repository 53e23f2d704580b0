import { isSearchField, searchField } from "@candor/contract/search/fields";
import { tidied, wordsOf } from "@candor/contract/search/sentences";
import type { Chip } from "@candor/contract/search/shapes";
import type { Search } from "../filters/facets.ts";
import { searchOnly } from "../parameters.ts";
import { chipsOf, withoutWords } from "../understood/chips.ts";
import { placesText } from "../understood/places.ts";

/** The form fields that a sentence can fill, by the kind of its chip. */
const mirrors = {
  place: ["location"],
  remote: ["remote"],
  pay: ["compensationMin", "compensationMax", "compensationType"],
} as const satisfies Partial<Record<Chip["kind"], readonly string[]>>;

type Mirror = keyof typeof mirrors;
const kinds = Object.keys(mirrors) as Mirror[];

/** What the forms show: the address's values, and the sentence's where the address has none. */
export function mirrored({ parameters, found }: Search): URLSearchParams {
  const shown = searchOnly(parameters);
  for (const kind of kinds)
    if (isSilent(parameters, kind))
      for (const [name, value] of saidBy(found, kind)) if (value) shown.set(name, value);
  const miles = found?.places?.[0]?.miles;
  if (miles !== undefined && !shown.has("distanceMiles")) shown.set("distanceMiles", String(miles));
  return shown;
}

/** The sentence that a form sends along if its fields show what it says, so that its reader can compare them. */
export function sentenceShown({ parameters, criteria, found }: Search): [name: string, value: string][] {
  const isShown = kinds.some((kind) => isSilent(parameters, kind) && saidBy(found, kind).length > 0);
  return isShown && criteria.query !== undefined ? [["was", criteria.query]] : [];
}

/**
 * The search that a form asks for, if its fields showed what `mirrored` says. An unchanged field stays the sentence's;
 * a changed one replaces the words that said otherwise.
 */
export function asked(sent: URLSearchParams, search: Search): URLSearchParams {
  const { parameters, found } = search;
  const shown = mirrored(search);
  const isLeft = (name: string) => !sent.has(name) || valueOf(sent, name) === valueOf(shown, name);
  const silent = kinds.filter((kind) => isSilent(parameters, kind));
  const changed = silent.filter((kind) => !mirrors[kind].every(isLeft));
  // "within 10 miles of Boston": the distance has words of its own, which are removed with the place's.
  const hasOwnRadius =
    found?.places?.length === 1 && chipsOf(found, ["place"]).some(({ value }) => value.includes("/"));
  const isResized = hasOwnRadius && !isLeft("distanceMiles") && !changed.includes("place");
  const replaced: readonly Mirror[] = isResized ? [...changed, "place"] : changed;
  const next = withoutChanged(searchOnly(sent), search, replaced);
  for (const kind of silent) if (!changed.includes(kind)) for (const name of mirrors[kind]) next.delete(name);
  if (isResized) next.set("location", valueOf(shown, "location"));
  if (changed.includes("pay") && shown.has("compensationMax"))
    next.set("compensationMax", valueOf(shown, "compensationMax"));
  if (isLeft("distanceMiles") && !parameters.has("distanceMiles")) next.delete("distanceMiles");
  return next;
}

/** Whether the address doesn't have it, so that the sentence holds. */
function isSilent(parameters: URLSearchParams, kind: Mirror): boolean {
  return mirrors[kind].every((name) => !parameters.get(name));
}

function saidBy(found: Search["found"], kind: Mirror): [name: string, value: string | undefined][] {
  const [chip] = chipsOf(found, [kind]);
  if (!chip) return [];
  if (kind === "place") return [["location", placesText(found?.places)]];
  if (kind === "remote") return [["remote", chip.value === "include" ? undefined : chip.value]];
  // "150000/year" is a floor, "-90000/year" a ceiling, "80000-100000/year" both.
  const [, floor, ceiling, unit] = /^([\d.]*)-?([\d.]*)\/(\w+)$/.exec(chip.value) ?? [];
  return [
    ["compensationMin", floor],
    ["compensationMax", ceiling],
    ["compensationType", unit],
  ];
}

/** A field's value; sending the default means nothing. */
function valueOf(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name)?.trim() ?? "";
  return isSearchField(name) && searchField(name).unlessSaid === value ? "" : value;
}

/** Another sentence may have been typed: then words are only removed if they still occur in it. */
function withoutChanged(
  sent: URLSearchParams,
  { criteria, found }: Search,
  changed: readonly Mirror[],
): URLSearchParams {
  const chips = chipsOf(found, changed);
  const before = criteria.query ?? "";
  const query = sent.get("query") ?? before;
  if (query === before) return withoutWords(sent, chips, before);
  const next = new URLSearchParams(sent);
  const rest = chips.reduce((text, chip) => text.replace(wordsOf(chip, before), ""), query);
  next.set("query", tidied(rest));
  return searchOnly(next);
}

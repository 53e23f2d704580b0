import type { PayUnit } from "../source-posting.ts";

const words: readonly (readonly [RegExp, PayUnit])[] = [
  [/\bhour(?:s|ly)?\b|\bhr\b|\bper-hour/i, "hour"],
  [/\bdaily\b|\bday\b|\bdiem\b/i, "day"],
  [/\bweek(?:ly)?\b|\bwk\b/i, "week"],
  [/\bmonth(?:ly)?\b|\bmo\b/i, "month"],
  [/\bannual(?:ly)?\b|\byear(?:ly)?\b|\byr\b|\bannum\b|\bp\.?a\.?(?=\W|$)/i, "year"],
];

/** The unit that some words name ("Annual", "per-hour-wage", "1 YEAR"), if they name exactly one. */
export function payUnitOf(text: string | undefined): PayUnit | undefined {
  if (text === undefined) return undefined;
  const spaced = text.replace(/[_-]/g, " ");
  const [unit, ...others] = words.filter(([word]) => word.test(spaced)).map(([, unit]) => unit);
  return others.length === 0 ? unit : undefined;
}

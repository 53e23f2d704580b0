import type { PayUnit } from "../source-posting.ts";

const words: readonly (readonly [RegExp, PayUnit])[] = [
  [/\bhour(?:s|ly)?\b|\bhr\b|\bper-hour|\bhora\b|\bstunde\b/i, "hour"],
  [/\bdaily\b|\bday\b|\bdiem\b|\bd[ií]a\b|\btag\b/i, "day"],
  [/\bweek(?:ly)?\b|\bwk\b|\bsemana\b|\bwoche\b/i, "week"],
  [/\bmonth(?:ly)?\b|\bmo\b|\bmes\b|\bmonat\b|\bmonatlich\b/i, "month"],
  [/\bannual(?:ly)?\b|\byear(?:ly)?\b|\byr\b|\bannum\b|\baño\b|\bjahr\b|\bp\.?a\.?(?=\W|$)/i, "year"],
];

/** The unit that some words name ("Annual", "per-hour-wage", "1 YEAR", "la hora", "im Monat"), if they name exactly one. */
export function payUnitOf(text: string | undefined): PayUnit | undefined {
  if (text === undefined) return undefined;
  const spaced = text.replace(/[_-]/g, " ");
  const [unit, ...others] = words.filter(([word]) => word.test(spaced)).map(([, unit]) => unit);
  return others.length === 0 ? unit : undefined;
}

import { occupationsTitled } from "../occupations/titles.ts";
import type { Reading } from "./reading.ts";
import { meaningOf, type TitleReading } from "./title-reading.ts";
import type { Sentence } from "./words.ts";

interface Other {
  readonly title: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** What it means there; no title at all if absent. */
  readonly meant?: string;
}

const coding = /\b(?:billing|ccs|cpc|drg|hcc|hospital|icd|inpatient|medical|outpatient|rhi[at])\b/i;
const accounting = /\b(?:accountants?|accounting|controller|cpa)\b/i;

/** Titles that mean something else where the words around them say so. */
const others: readonly Other[] = [
  // Engineers at startups are more than those who start plants up.
  { title: /^startup engineers?$/i },
  // Veterans Affairs, and Virginia Beach.
  { title: /^va$/i, before: /\bthe\s+$/i },
  { title: /^va$/i, after: /^\s+(?:beach|benefits|disability|loans?)\b/i },
  // Certified management accountants.
  { title: /^cma$/i, before: accounting },
  { title: /^cma$/i, after: accounting },
  // Overtime.
  {
    title: /^ot$/i,
    before: /\b(?:daily|forced|mandated|mandatory|of|paid|some|unlimited|voluntary|weekly)\s+$/i,
  },
  { title: /^ot$/i, after: /^\s+(?:available|eligible|hours|offered|pay|required)\b/i },
  { title: /^vets?$/i, before: /\b(?:army|combat|disabled|military|navy)\s+$/i },
  { title: /^padre$/i, after: /^\s+island\b/i },
  { title: /^coders?$/i, before: coding, meant: "medical coder" },
  { title: /^coders?$/i, after: coding, meant: "medical coder" },
  {
    title: /^front desk$/i,
    before: /\b(?:church|clinic|fitness|gym|office|salon|school|spa|vet(?:erinary)?|ymca)\s+$/i,
    meant: "receptionist",
  },
  { title: /^rt$/i, after: /^\s?\(r\)/i, meant: "radiologic technologist" },
];

/** Titles as the words around them tell: no assistant in "rn at the va" and "va nurse", a medical one in "cpc coder". */
export function toldApart({ text }: Sentence, titles: readonly TitleReading[]): TitleReading[] {
  return titles.flatMap((title) => {
    const { start, end } = title;
    const [ahead, said, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    const isNext = (other: Reading) => other.start > end && /^\s+$/.test(text.slice(end, other.start));
    if (/^va$/i.test(said) && titles.some(isNext)) return [];
    const other = others.find(
      (each) =>
        each.title.test(said) && (each.before?.test(ahead) ?? true) && (each.after?.test(behind) ?? true),
    );
    if (!other) return [title];
    return other.meant === undefined ? [] : [{ ...title, ...meaningOf(occupationsTitled(other.meant)) }];
  });
}

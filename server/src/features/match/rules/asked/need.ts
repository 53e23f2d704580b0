import { languageStatementsIn } from "../../../jobs/rules/languages.ts";
import { occupationsOf } from "../../../search/rules/occupations/titles.ts";
import { contentStems } from "../content-words.ts";
import { degreesIn, equivalent, type Level, relatedField } from "../degrees.ts";
import { licensesIn, statesIn } from "../licenses.ts";
import { namedSkills } from "../named-skills.ts";
import { type AskedYears, askedYears } from "./asked-years.ts";

/** One thing to look for. */
export type Need =
  | { readonly kind: "skill"; readonly name: string }
  | {
      readonly kind: "license";
      readonly name: string;
      /** One of these must have issued it, if there are any. */
      readonly states: readonly string[];
    }
  | { readonly kind: "language"; readonly name: string }
  | {
      readonly kind: "degree";
      readonly least: Level;
      readonly fields: readonly string[];
      readonly mayEqual: boolean;
      readonly mayRelate: boolean;
    }
  | { readonly kind: "years"; readonly asked: AskedYears }
  | { readonly kind: "work"; readonly titles: readonly string[] }
  | { readonly kind: "words"; readonly stems: readonly string[] };

/** What a requirement takes: all of its groups, and any one of each group. */
export type Needs = readonly (readonly Need[])[];

/** Reads a requirement. If it names nothing known, its words are looked for. */
export function needsOf(text: string, postingTitle: string): Needs {
  const licenses = licensesIn(text);
  const languages = languagesOf(text);
  const years = askedYears(text, postingTitle);
  const degrees = degreesIn(text);
  const rest = degrees.reduce((left, degree) => left.replace(degree.text, " "), text);
  const skills = years ? [] : namedSkills(rest).filter((name) => !(licenses.length > 0 && isLicensed(name)));
  const work = years || degrees.length > 0 ? [] : workIn(text.toLowerCase(), skills.length === 0);
  const found: Need[][] = [];
  if (degrees.length > 0) {
    const least = Math.min(...degrees.map(({ level }) => level)) as Level;
    const fields = degrees.flatMap((degree) => degree.fields);
    found.push([
      { kind: "degree", least, fields, mayEqual: equivalent.test(text), mayRelate: relatedField.test(text) },
    ]);
  }
  if (years) found.push([{ kind: "years", asked: years }]);
  if (licenses.length > 0)
    found.push(
      ...grouped(
        licenses.map((name) => ({ kind: "license", name, states: statesIn(text) })),
        text,
      ),
    );
  if (languages.length > 0)
    found.push(
      ...grouped(
        languages.map((name) => ({ kind: "language", name })),
        text,
      ),
    );
  const known = skills.map((name) => ({ kind: "skill", name }) as const);
  if (work.length > 0) found.push([{ kind: "work", titles: work }]);
  else if (known.length > 0) found.push(...grouped(known, text));
  if (found.length === 0) {
    const stems = contentStems(text);
    if (stems.length > 0) found.push([{ kind: "words", stems }]);
  }
  // "A degree or five years of experience": one of the two will do.
  return found.length > 1 && isChoice(text) ? [found.flat()] : found;
}

const choice =
  /\bor\b|(?<=\p{L})\/(?=\p{L})|such as|e\.g\.|for example|\blike\b|one of|any of|either|similar (?:tools|software|systems)/iu;

/** Names that "or" joins, or that are examples, are alternatives. */
function grouped(names: readonly Need[], text: string): Need[][] {
  return choice.test(text) ? [[...names]] : names.map((name) => [name]);
}

/** Whether "or" stands between kinds of things: not between two skills, and not before "more" or "equivalent". */
function isChoice(text: string): boolean {
  return /\bor\b(?! (?:more|greater|higher|above|better|equivalent|related|similar|a related|an equivalent|an? \w+ (?:field|discipline)))[^,;]{0,40}(?:\d|years|degree|diploma|experience|licen[cs]e|certif)/i.test(
    text,
  );
}

function isLicensed(skill: string): boolean {
  return /^(?:CDL|CPA|Driving|Nursing)$/.test(skill);
}

function languagesOf(text: string): string[] {
  const isBare = text.split(/\s+/).length <= 4;
  const stated = languageStatementsIn(isBare ? `fluent in ${text.replace(/^fluent (?:in )?/i, "")}` : text);
  return [...new Set(stated.map(({ name }) => name))];
}

/** Work experience that somebody should have: "Experience as a line cook", "Line cook experience". */
function workIn(text: string, isAllThere: boolean): string[] {
  const as = /\b(?:as|being) an? (?<work>[^,.;()]{3,60})/.exec(text)?.groups?.["work"];
  const before = /^(?:(?:prior|previous|proven|some|recent) )*(?<work>[^,.;()]{3,40}?) experience\b/.exec(
    text,
  )?.groups?.["work"];
  const after = /\bexperience (?:in|with) (?<work>[^,.;()]{3,40})/.exec(text)?.groups?.["work"];
  for (const work of isAllThere ? [as, before, after] : [as]) {
    const titles = work === undefined ? [] : occupationsOf(work).map(({ title }) => title);
    if (titles.length > 0) return titles;
  }
  return [];
}

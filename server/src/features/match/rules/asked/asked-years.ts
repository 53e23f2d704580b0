import { occupationsOf } from "../../../search/rules/occupations/titles.ts";
import { contentStems } from "../content-words.ts";
import { namedSkills } from "../named-skills.ts";

/** Years of something. Without skills, titles and stems, of any work. */
export interface AskedYears {
  readonly least: number;
  readonly skills: readonly string[];
  /** Occupations in the graph. */
  readonly titles: readonly string[];
  readonly stems: readonly string[];
}

const words = "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty";
const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(words.split("|").map((word, index) => [word, index + 1])),
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

const pattern = new RegExp(
  `(?<number>\\d{1,2}|\\b(?:${words}))\\+?\\s*(?:\\(\\d{1,2}\\)\\s*)?\\+?(?:(?:-|–|to)\\s*\\d{1,2}\\s*)?\\+?\\s*(?:or more |plus |full[- ]time )?(?<unit>years?|yrs?|months?)(?:['’]s?)?(?<rest>.*)$`,
  "is",
);
const isAge = /^\s*(?:old|of age)\b/i;
const alikeWork = /\b(?:related|relevant|similar|comparable|this (?:role|field|type))\b/i;
const mostStems = 4;

/** The years that a requirement asks for, and of what. */
export function askedYears(text: string, postingTitle: string): AskedYears | undefined {
  const match = pattern.exec(text);
  const { number = "", unit = "", rest = "" } = match?.groups ?? {};
  if (!match || isAge.test(rest)) return undefined;
  const count = values[number.toLowerCase()] ?? Number(number);
  const least = /^m/i.test(unit) ? count / 12 : count;
  const before = text.slice(0, match.index);
  const subject = [rest, before].map(subjectOf).find(isAbout);
  if (subject) return { least, ...subject };
  return { least, ...(alikeWork.test(text) ? subjectOf(postingTitle) : nothing) };
}

type Subject = Omit<AskedYears, "least">;
const nothing: Subject = { skills: [], titles: [], stems: [] };

function isAbout({ skills, titles, stems }: Subject): boolean {
  return skills.length + titles.length + stems.length > 0;
}

function subjectOf(text: string): Subject {
  const phrase = text.replace(/^\s*(?:of|['’])\s+/i, "");
  const skills = namedSkills(phrase);
  const stems = contentStems(withoutDegrees(phrase));
  const titles = stems.length <= mostStems ? occupationsOf(phrase).map(({ title }) => title) : [];
  return { skills, titles, stems: stems.slice(0, mostStems) };
}

function withoutDegrees(text: string): string {
  return text.replace(
    /\b(?:and|with|or|plus)?\s*(?:an? )?(?:bachelor|master|associate|high school|degree|diploma|phd|doctor)\b.*$/i,
    "",
  );
}

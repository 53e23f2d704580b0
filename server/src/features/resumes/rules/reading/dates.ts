import { fold } from "../../../../platform/places/fold.ts";

/** A month as far as stated. */
export interface Moment {
  readonly year: number;
  /** From 1 to 12. */
  readonly month?: number;
}

export interface Period {
  readonly started: Moment;
  /** Absent for a current job. */
  readonly ended?: Moment;
}

export interface FoundPeriod extends Period {
  /** Where it is in its line. */
  readonly from: number;
  readonly to: number;
}

/** Beginnings of the months' names in English, French and Spanish, folded. */
const monthNames: readonly string[] = [
  "jan|ene|enero",
  "feb|fev",
  "mar",
  "apr|avr|abr",
  "may|mai",
  "jun|juin",
  "jul|juil",
  "aug|aou|ago",
  "sep",
  "oct",
  "nov",
  "dec|dic",
];
/** "jun" begins both "juin" and "june": the longest match counts. */
const starts = monthNames
  .flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const))
  .sort(([a], [b]) => b.length - a.length);

const name =
  "(?:jan(?:uary|vier|v)?|ene(?:ro)?|feb(?:ruary|rero|r)?|fev(?:rier|r)?|mar(?:ch|s|zo)?|apr(?:il)?|avr(?:il)?|abr(?:il)?|may(?:o)?|mai|june?|juin|jun(?:io)?|july?|juil(?:let|l)?|jul(?:io)?|aug(?:ust)?|aout|ago(?:sto)?|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|dec(?:ember|embre)?|dic(?:iembre)?)\\.?";
const year = "(?:(?:19|20)\\d\\d|['’]\\d\\d)";
const point = `(?:(?:\\d{1,2}[/.])?\\d{1,2}\\s?[/.]\\s?(?:19|20)\\d\\d|(?:19|20)\\d\\d[./-](?:0[1-9]|1[0-2])\\b|${name},? (?:de |of )?${year}|${year})`;
const now =
  "(?:to |a |à )?(?:the )?(?:present|current|currently|now|today|date|aujourd['’]?hui|ce jour|present|actualidad|actual|actualmente|la fecha|presente|maintenant|en cours|ongoing)";
const dash = "\\s*(?:-|–|—|→|->|to|until|till|through|a|au|jusqu['’]?(?:au?|en)|hasta|al)\\s*";

const range = new RegExp(
  `\\b(?:from |de |du |desde )?(?<from>${point})${dash}(?<to>${now}|${point}|\\d\\d\\b)`,
  "i",
);
const openRange = new RegExp(`\\b(?<from>(?:19|20)\\d\\d)\\s?[–-](?=\\s|$)`, "i");
const since = new RegExp(`\\b(?:since|depuis|desde)(?: l['’]an)? (?<from>${point})`, "i");
const sameYear = new RegExp(`\\b(?<from>${name})\\s*[–-]\\s*(?<to>${name}),? (?<year>(?:19|20)\\d\\d)`, "i");
const season = /\b(?<name>summer|spring|fall|autumn|winter) (?<year>(?:19|20)\d\d)\b/i;
/** The months of academic terms. */
const seasons: Readonly<Record<string, readonly [number, number]>> = {
  summer: [5, 8],
  spring: [1, 5],
  fall: [9, 12],
  autumn: [9, 12],
  winter: [1, 3],
};

/** The first period that a line states. */
export function periodIn(line: string): FoundPeriod | undefined {
  // Folding letter by letter preserves every position in the line.
  const text = line.replaceAll(/\p{L}/gu, folded);
  return fromRange(text) ?? fromYear(text) ?? fromSince(text) ?? fromSeason(text) ?? fromOpen(text);
}

function folded(letter: string): string {
  const plain = fold(letter);
  return plain.length === letter.length ? plain : letter;
}

function fromRange(text: string): FoundPeriod | undefined {
  const match = range.exec(text);
  if (!match?.groups) return undefined;
  const started = momentOf(match.groups["from"] ?? "");
  const end = match.groups["to"] ?? "";
  if (/^\d\d$/.test(end)) {
    const year = Math.floor(started.year / 100) * 100 + Number(end);
    return year < started.year || started.month !== undefined
      ? undefined
      : placed(match, { started, ended: { year } });
  }
  const isNow = !/\d/.test(end);
  return placed(match, isNow ? { started } : { started, ended: momentOf(end) });
}

function fromYear(text: string): FoundPeriod | undefined {
  const match = sameYear.exec(text);
  if (!match?.groups) return undefined;
  const { from = "", to = "", year: y = "" } = match.groups;
  return placed(match, { started: momentOf(`${from} ${y}`), ended: momentOf(`${to} ${y}`) });
}

function fromSince(text: string): FoundPeriod | undefined {
  const match = since.exec(text);
  return match?.groups && placed(match, { started: momentOf(match.groups["from"] ?? "") });
}

function fromSeason(text: string): FoundPeriod | undefined {
  const match = season.exec(text);
  const [first, last] = seasons[match?.groups?.["name"]?.toLowerCase() ?? ""] ?? [];
  if (!match?.groups || first === undefined || last === undefined) return undefined;
  const y = Number(match.groups["year"]);
  return placed(match, { started: { year: y, month: first }, ended: { year: y, month: last } });
}

function fromOpen(text: string): FoundPeriod | undefined {
  const match = openRange.exec(text);
  return match?.groups && placed(match, { started: momentOf(match.groups["from"] ?? "") });
}

/** Includes the brackets around it. */
function placed(match: RegExpExecArray, period: Period): FoundPeriod {
  return { ...period, from: match.index, to: match.index + match[0].length };
}

function momentOf(text: string): Moment {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const y = numbers.find((number) => number > 1900) ?? 2000 + (numbers.at(-1) ?? 0);
  const named = starts.find(([start]) => new RegExp(`^${start}`, "i").test(text));
  if (named) return { year: y, month: named[1] };
  const others = numbers.filter((number) => number !== y);
  const month = others.length === 1 ? others[0] : others[1];
  return month !== undefined && month >= 1 && month <= 12 ? { year: y, month } : { year: y };
}

import { compileFragment, compileLines, type Fragment, linesOf } from "./fragment.ts";
import { occupations } from "./occupations/all.ts";
import type { Occupation } from "./occupations/occupation.ts";
import { roleOf } from "./role.ts";
import { Weighted } from "./weighted.ts";

/** A parsed occupation, ready to draw from. */
export interface Trade {
  readonly occupation: Occupation;
  readonly titles: Weighted<Title>;
  readonly specialties: readonly string[];
  readonly skills: readonly string[];
  readonly duties: readonly Fragment[];
  readonly needs: readonly Fragment[];
  /** Requirements of work experience; the middle level asks for one of them. */
  readonly tenures: readonly Fragment[];
}

export interface Title {
  readonly name: string;
  /** As a noun phrase: "a registered nurse", "an RN". */
  readonly role: string;
}

export const trades: Weighted<Trade> = new Weighted(
  occupations.map(tradeOf),
  ({ occupation }) => occupation.share,
);

function tradeOf(occupation: Occupation): Trade {
  const needs = linesOf(occupation.needs);
  return {
    occupation,
    titles: weightedTitles(occupation.titles),
    specialties: occupation.specialties?.split("|") ?? [],
    skills: occupation.skills.split("|"),
    duties: compileLines(occupation.duties),
    needs: needs.filter((line) => !saysHowLong(line)).map(compileFragment),
    tenures: needs.filter(saysHowLong).map(compileFragment),
  };
}

/** "[Two|Three] years of buying": years of work, not years until a certificate. */
function saysHowLong(need: string): boolean {
  return /^\[?(?:One|Two|Three|Four|Five|Six|Seven|Eight|Ten|No|Little|Many|Years)\b(?! more).*(?:year|month|season|experience)/.test(
    need,
  );
}

/** "RN*5|Staff Nurse": five to one. */
function weightedTitles(text: string): Weighted<Title> {
  const entries = text.split("|").map((entry) => entry.split("*") as [string, string?]);
  return new Weighted(
    entries.map(([name]) => ({ name, role: roleOf(name) })),
    (_, index) => Number(entries[index]?.[1] ?? 1),
  );
}

import { careAndTradeSkills } from "./skills-care-and-trades.ts";
import { codeSkills } from "./skills-code.ts";
import { officeSkills } from "./skills-office.ts";
import { systemSkills } from "./skills-systems.ts";
import { toolsAndLicenses } from "./skills-tools-and-licenses.ts";

export interface Skill {
  readonly name: string;
  /** Other names, and phrases in which the name means the skill. */
  readonly phrases: readonly string[];
  /** Whether the name is also a plain word and therefore means nothing on its own in a text. */
  readonly isPlainWord: boolean;
  /** Whether it is a tool, a method or a license; otherwise it is a field of work. */
  readonly isThing: boolean;
}

const toolTables: readonly string[] = [codeSkills, systemSkills, toolsAndLicenses];

/** Products with plain names. */
const products = new Set(
  "Cerner,Epic,Forklift,Hazmat,Hyperion,Kaizen,Meditech,Primavera,Sage,Slack,Telemetry,Westlaw,Xero".split(
    ",",
  ),
);

/** One skill per line: `Name = other; names`, or `Name ~ phrases; that mean it` if the name is also a plain word. */
export const skillTables: readonly Skill[] = [
  codeSkills,
  systemSkills,
  careAndTradeSkills,
  officeSkills,
  toolsAndLicenses,
].flatMap((table) =>
  table
    .trim()
    .split("\n")
    .map((line) => skillOf(line, toolTables.includes(table))),
);

/** Names that mean a skill only in a list, in a phrase, or to somebody who asks for that skill. */
export const plainWordSkills: readonly string[] = skillTables
  .filter(({ isPlainWord }) => isPlainWord)
  .map(({ name }) => name);

function skillOf(line: string, isTool: boolean): Skill {
  const [, name = "", sign, phrases = ""] = /^(.*?)(?: ([=~]) (.*))?$/.exec(line.trim()) ?? [];
  return {
    name,
    phrases: phrases
      .split(";")
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ""),
    isPlainWord: sign === "~",
    isThing: isTool || isProperName(name),
  };
}

/** "CPR", "Google Analytics", "ISO 9001" are names; "Case management" describes. */
function isProperName(name: string): boolean {
  return (name.match(/[\p{Lu}\d]/gu) ?? []).length > 1 || products.has(name);
}

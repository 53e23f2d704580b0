import { careAndTradeSkills } from "./skills-care-and-trades.ts";
import { codeSkills } from "./skills-code.ts";
import { officeSkills } from "./skills-office.ts";
import { systemSkills } from "./skills-systems.ts";

export interface Skill {
  readonly name: string;
  /** Other names, and phrases in which the name is meant. */
  readonly phrases: readonly string[];
  /** Whether the name is also a plain word, and so says nothing alone in a text. */
  readonly isPlainWord: boolean;
}

/** One skill a line: `Name = other; names`, or `Name ~ phrases; that mean it` where the name is also a plain word. */
export const skillTables: readonly Skill[] = [
  codeSkills,
  systemSkills,
  careAndTradeSkills,
  officeSkills,
].flatMap((table) => table.trim().split("\n").map(skillOf));

function skillOf(line: string): Skill {
  const [, name = "", sign, phrases = ""] = /^(.*?)(?: ([=~]) (.*))?$/.exec(line.trim()) ?? [];
  return {
    name,
    phrases: phrases
      .split(";")
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ""),
    isPlainWord: sign === "~",
  };
}

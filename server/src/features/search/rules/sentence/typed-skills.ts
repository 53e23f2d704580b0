import { skillTitled } from "../../../jobs/rules/skills.ts";

type NamedSkill = NonNullable<ReturnType<typeof skillTitled>>;

/**
 * What people type for a skill or a license. In a posting's text these would be too vague, so the table of skills
 * doesn't have them.
 */
const lines = `
a&p: A&P license
c+: C++
active secret: Security clearance
active top secret: Security clearance
bsa aml: Anti-money laundering
cdl class a: CDL
cdl class b: CDL
cdl clase a: CDL
cdl clase b: CDL
class a cdl: CDL
class b cdl: CDL
class a license: CDL
clearance: Security clearance
excel: Microsoft Excel
food handler card: Food safety
food handlers card: Food safety
journeyman: Journeyman license
licencia cdl: CDL
licencia cdl clase a: CDL
licencia cdl clase b: CDL
licencia clase a: CDL
licencia clase b: CDL
licencia comercial: CDL
ms word: Microsoft Word
node: Node.js
pe: PE license
ppt: Microsoft PowerPoint
qb: QuickBooks
servsafe: Food safety
spring boot: Spring
springboot: Spring
tanker: Tanker endorsement
word: Microsoft Word
`;

const byText = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([typed = "", name = ""]) => [typed, name]),
);

/** The skill with this name, as sources or people write it. */
export function skillTyped(text: string): NamedSkill | undefined {
  const found = skillTitled(text);
  if (found?.isThing) return found;
  const typed = text.toLowerCase().replace(/\s+/g, " ");
  const name = byText.get(typed);
  return name === undefined ? found : { name, isPlainWord: ambiguous.has(typed), isThing: true };
}

/** Counts only next to words that make them a license or a program. */
const ambiguous = new Set(["a&p", "journeyman", "pe", "word"]);

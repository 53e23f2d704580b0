import { languageStatementsIn } from "../../../jobs/rules/languages.ts";

const label = /^languages?(?: spoken)?\s*:\s*/i;
const level =
  /\b(?:native|fluent(?:ly)?|bilingual|mother tongue|conversational|professional|proficient|intermediate|advanced|basic|working|spoken|[abc][12])\b/i;

/** The languages in a list: "Spanish (native), French – fluent". */
export function spokenIn(line: string): string[] {
  const isList = label.test(line) || level.test(line);
  const entries = line
    .replace(label, "")
    .split(/[,;|•·/]/)
    .map((entry) => entry.trim());
  const isShort = entries.every((entry) => entry.split(" ").length <= 4);
  if (!isList && !(isShort && entries.length <= 4)) return [];
  return entries.flatMap((entry) =>
    languageStatementsIn(`fluent in ${withoutLevel(entry)}`).map(({ name }) => name),
  );
}

/** Up to the level, and to what leads to it: "Spanish (", "French – ". */
function withoutLevel(entry: string): string {
  const at = level.exec(entry)?.index;
  if (at === undefined) return entry;
  const named = withoutEnd(entry.slice(0, at).trimEnd(), "(");
  return withoutEnd(named, "(:–—-");
}

/** Without a last character that is one of these. */
function withoutEnd(text: string, marks: string): string {
  const last = text.at(-1);
  return last !== undefined && marks.includes(last) ? text.slice(0, -1).trimEnd() : text;
}

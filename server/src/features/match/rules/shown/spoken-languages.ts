import { languageStatementsIn } from "../../../jobs/rules/languages.ts";

const label = /^languages?(?: spoken)?\s*:\s*/i;
const level =
  /\s*[(:–—-]?\s*\(?\b(?:native|fluent(?:ly)?|bilingual|mother tongue|conversational|professional|proficient|intermediate|advanced|basic|working|spoken|[abc][12])\b.*$/i;

/** The languages in a list: "Spanish (native), French – fluent". */
export function spokenIn(line: string): string[] {
  const isList = label.test(line) || level.test(line);
  const entries = line.replace(label, "").split(/\s*[,;|•·/]\s*/);
  const isShort = entries.every((entry) => entry.split(" ").length <= 4);
  if (!isList && !(isShort && entries.length <= 4)) return [];
  return entries.flatMap((entry) =>
    languageStatementsIn(`fluent in ${entry.replace(level, "").trim()}`).map(({ name }) => name),
  );
}

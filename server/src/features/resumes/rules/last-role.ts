import { ranks } from "../../search/rules/occupations/title-weights.ts";
import { occupationsTitled } from "../../search/rules/occupations/titles.ts";

const heading =
  /^(?:(?:work|professional|relevant|employment|career) )*(?:experience|employment|history)(?: history)?:?$/i;
const otherHeading =
  /^(?:education|skills|certifications?|projects|references|interests|languages|summary)\b.{0,20}$/i;

const month = "(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? |\\d{1,2}/)?";
const year = `${month}(?:19|20)\\d\\d`;
const dates = new RegExp(
  `\\(?\\b${year}\\s*(?:-|–|—|to)\\s*(?:${year}|present|current|now|today)\\b\\)?`,
  "i",
);
const separators = /\s*[|•·,;–—\t]\s*|\s{2,}|\s+-\s+|\s+(?:at|for)\s+/i;

const rankWords = new Set(ranks);
const mostLines = 12;

/**
 * The latest job in a resume, as written: the title beside the first dates under a heading for experience, or on the
 * line above them. Undefined unless the graph knows the title: a wrong one would be worse than none.
 */
export function lastRoleOf(text: string): string | undefined {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0) return undefined;
  const under = lines.slice(start + 1, start + 1 + mostLines);
  const end = under.findIndex((line) => otherHeading.test(line));
  const entries = end < 0 ? under : under.slice(0, end);
  const dated = entries.findIndex((line) => dates.test(line));
  if (dated < 0) return undefined;
  const beside = [entries[dated], entries[dated - 1], entries[dated - 2]].filter(
    (line) => line !== undefined,
  );
  return beside.flatMap((line) => line.replace(dates, " | ").split(separators)).find(isTitle);
}

/** Whether it is just a title, perhaps with a rank before it or a number after it. */
function isTitle(part: string): boolean {
  const words = part
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !rankWords.has(word.replace(/\.$/, "")) && !/^(?:i{1,3}|iv|v|\d)$/.test(word));
  return words.length > 0 && occupationsTitled(words.join(" ")).length > 0;
}

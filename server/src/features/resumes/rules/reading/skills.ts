import type { ReadValue } from "./jobs.ts";
import type { Line } from "./lines.ts";

const separators = /\s*[,;|•·◆●▪\t]\s*|\s+[/–—-]\s+/;
const label = /^[\p{Lu}][\p{L} &/-]{1,30}\s?:\s*/u;
/** Spoken languages are stated beside skills, with how well. */
const ofLanguages = /tongue|languages? spoken|langue/i;
const mostWords = 5;

/** What a section about skills lists, each once. Leaves out sentences. */
export function skillsIn(lines: readonly Line[]): ReadValue[] {
  const found = new Map<string, ReadValue>();
  for (const { text, number } of lines) {
    if (ofLanguages.test(label.exec(text)?.[0] ?? "")) continue;
    for (const part of text.replace(label, "").split(separators)) {
      const value = part.replaceAll(/^[\s(]+|[\s.):]+$/g, "");
      if (!/\p{L}/u.test(value) || value.split(/\s+/).length > mostWords) continue;
      if (!found.has(value.toLowerCase())) found.set(value.toLowerCase(), { value, line: number });
    }
  }
  return [...found.values()];
}

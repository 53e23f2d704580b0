import { stem } from "@candor/engine/analysis/stem";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import { occupationsTyped } from "../occupations/as-typed.ts";
import { frequencyOf } from "../occupations/stem-frequency.ts";
import { ranks } from "../occupations/title-weights.ts";
import { occupationsTitled } from "../occupations/titles.ts";
import type { Reading } from "./reading.ts";
import { meaningOf, type TitleReading } from "./title-reading.ts";
import { type Sentence, spanText } from "./words.ts";

/** The most words that may follow a head: "Manager, Learning and Development Programs". */
const longest = 4;
/** Heads that people put first without a comma: "manager software engineering". */
const leading = /^(?:manager|director|supervisor|vp)$/i;

/** "Manager, Software Engineering", "Nurse, Registered": titles as personnel systems file them. */
export function invertedTitles(sentence: Sentence, inOrder: readonly Reading[]): TitleReading[] {
  return sentence.words.flatMap((_, first) => {
    if (!isHead(sentence, first, inOrder)) return [];
    return invertedAt(sentence, first);
  });
}

function isHead({ text, words }: Sentence, at: number, inOrder: readonly Reading[]): boolean {
  const head = words[at]!;
  const next = words[at + 1];
  if (next === undefined || skillTitled(next.text)?.isThing) return false;
  const between = text.slice(head.end, next.start);
  const isFiled = /^,\s+$|^\s+[-–—]\s+$/.test(between);
  if (!isFiled && !(at === 0 && /^\s+$/.test(between) && leading.test(head.text))) return false;
  // "product manager, software" is a product manager.
  if (inOrder.some(({ start, end }) => end === head.end && start < head.start)) return false;
  const before = words[at - 1];
  return before === undefined || text[before.end] !== " " || ranks.includes(before.text.toLowerCase());
}

/** The longest title that starts with this head. */
function invertedAt(sentence: Sentence, first: number): TitleReading[] {
  const { start, text: head } = sentence.words[first]!;
  for (let count = longest; count >= 1; count--) {
    const name = spanText(sentence, first + 1, count);
    if (name === undefined) continue;
    // "teacher, nurse" are two titles.
    if (occupationsTitled(name).length > 0 && !leading.test(head)) return [];
    const families = familiesOf(name, head);
    if (families.length === 0) continue;
    if (count < longest && goesOn(sentence, first + count)) return [];
    const { end } = sentence.words[first + count]!;
    return [{ start, end, known: end - start + 0.5, ...meaningOf(families) }];
  }
  return [];
}

/** "Director, Clinical Operations" is a director of clinical operations, too. */
function familiesOf(name: string, head: string) {
  const families = occupationsTyped(`${name} ${head}`);
  return families.length === 0 && leading.test(head) ? occupationsTyped(`${head} of ${name}`) : families;
}

/** "Director, Clinical Operations" is no clinical director: its field goes on. */
function goesOn(sentence: Sentence, last: number): boolean {
  const next = spanText(sentence, last, 2) === undefined ? undefined : sentence.words[last + 1];
  return next !== undefined && frequencyOf(stem(next.text.toLowerCase())) >= commonInTitles;
}

/** A word in the titles of this many families is more likely the rest of a field than a place. */
const commonInTitles = 8;

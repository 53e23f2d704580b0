import { isSkillBeside } from "../../../jobs/rules/skills.ts";
import { occupationsTyped } from "../occupations/as-typed.ts";
import { isJobNoun } from "./function-words.ts";
import { wordAfter, wordBefore } from "./joined-words.ts";
import { titlesIn } from "./occupation-title.ts";
import type { Reading, Recognizer } from "./reading.ts";
import { skillTyped } from "./typed-skills.ts";
import { type Sentence, spanText } from "./words.ts";

const longest = 4;

/**
 * "c++", "k8s", "machine learning", "cdl": names of tools, methods and licenses, the longest starting at each word.
 * Fields of work ("sales", "nursing") stay words.
 */
export const skill: Recognizer = (sentence) => {
  const skills = skillsIn(sentence);
  const apart = skills.filter(({ start, end }) => isTool(sentence.text.slice(start, end)));
  return [
    ...titlesIn(sentence).flatMap((title) => besideTitle(title, [...beforeName(sentence, title), ...apart])),
    ...skills,
  ];
};

/** "aws cloud engineer" ends in the family's name, which keeps its words, although AWS is also called "aws cloud". */
function beforeName({ text }: Sentence, { start, end, label }: Reading): Reading[] {
  const last = end - label.length;
  if (last <= start || text.slice(last, end).toLowerCase() !== label.toLowerCase()) return [];
  const said = text.slice(start, last).trimEnd();
  return isTool(said) ? skillReading(said, start) : [];
}

function skillReading(said: string, start: number): Reading[] {
  const found = skillTyped(said);
  if (!found?.isThing) return [];
  const { name } = found;
  const { length } = said;
  const meaning = { kind: "skill", skill: name } as const;
  return [{ start, end: start + length, known: length, meaning, value: name, label: name }];
}

/** "help desk" is also work, and "journeyman" a rank. */
function isTool(text: string): boolean {
  return !skillTyped(text)?.isPlainWord && occupationsTyped(text).length === 0;
}

/**
 * "excel analyst" asks for Excel beside the title, because the family's own name is different. "java developer" is its
 * own family.
 */
function besideTitle(title: Reading, skills: readonly Reading[]): Reading[] {
  const { start, end, known: length, label } = title;
  const one = skills.find(
    (each) => (each.start === start) !== (each.end === end) && start <= each.start && each.end <= end,
  );
  if (one === undefined || label.toLowerCase().includes(one.label.toLowerCase())) return [];
  const rest = one.start === start ? { start: one.end + 1, end } : { start, end: one.start - 1 };
  // A bit longer than the whole title, which claims the skill's words.
  const known = length + 0.5;
  return [
    { ...one, known },
    { ...title, ...rest, known },
  ];
}

function skillsIn(sentence: Sentence): Reading[] {
  return sentence.words.flatMap(({ start }, first): Reading[] => {
    for (let count = longest; count >= 1; count--) {
      const text = spanText(sentence, first, count);
      const found = text === undefined ? undefined : skillTyped(text);
      if (!found?.isThing || (found.isPlainWord && !isMeant(sentence, first, count))) continue;
      if (isOther(sentence, found.name, start)) continue;
      const { end } = sentence.words[first + count - 1]!;
      return skillReading(sentence.text.slice(start, end), start).flatMap((plain) => [
        ...certified(sentence, plain),
        ...dispensable(sentence, plain),
        plain,
      ]);
    }
    return [];
  });
}

/** The American Welding Society certifies welders, Swift drives trucks, and "RT(R)" is a radiographer. */
function isOther({ text }: Sentence, skill: string, start: number): boolean {
  if (/^aws(?: cert|$)/i.test(skill)) return /\bweld|\bcwi\b|\bd1\.1\b/i.test(text);
  if (skill === "Swift") return /\b(?:cdl|driv\w+|otr|transportation|truck\w*)\b/i.test(text);
  return skill === "R" && /\b(?:arrt|rt) ?\($/i.test(text.slice(0, start));
}

/** "PE licensed", "cpr cert", "clearance required": words after a skill that say how one has it, unless they begin a title. */
const having =
  /^\s+(?:licen[sc]ed?|certified|certification|certificate|cert|required|needed|preferred|a plus)(?![\p{L}\p{N}])/iu;

function certified(sentence: Sentence, plain: Reading): Reading[] {
  return together(sentence, plain, having).map((end) => ({ ...plain, end, known: plain.known + 0.5 }));
}

/** "cpa not required" asks for nothing. */
const dispensed = /^\s+(?:(?:is )?not|isn['’]?t)\s+(?:required|needed|necessary)(?![\p{L}\p{N}])/iu;

function dispensable(sentence: Sentence, plain: Reading): Reading[] {
  const meaning = { kind: "opening" } as const;
  return together(sentence, plain, dispensed).map((end) => ({
    ...plain,
    end,
    known: end - plain.start,
    meaning,
  }));
}

/** Where a skill ends with such words right behind it; nowhere if none are there. */
function together({ text, ends }: Sentence, plain: Reading, words: RegExp): number[] {
  const behind = words.exec(text.slice(plain.end));
  const end = plain.end + (behind?.[0].length ?? 0);
  return behind && ends.has(end) ? [end] : [];
}

/** Plain words that mean something else even next to a title: "nurse access center", "teacher spring". */
const commonWords = new Set(
  "access ada c chef dart express go julia less r sage salt scheme spring teams word".split(" "),
);

/** Programming languages that are plain words: two of them are nothing else. */
const languages = new Set("c dart elm go julia r rust scheme swift".split(" "));

/** "c++ or rust", "r or machine learning", "developer rust or go": the other one is certainly a skill. */
function isAlternative(sentence: Sentence, first: number, count: number): boolean {
  const before = wordBefore(sentence, first);
  const after = wordAfter(sentence, first + count - 1);
  const isBesideTitle = titlesIn(sentence).length > 0;
  const isLanguage = languages.has(spanText(sentence, first, count)?.toLowerCase() ?? "");
  const isCertain = (other: string) =>
    isTool(other) ||
    (isBesideTitle && !commonWords.has(other.toLowerCase())) ||
    (isLanguage && languages.has(other.toLowerCase()));
  const isSkill = (from: number, length: number) => {
    const other = from < 0 ? undefined : spanText(sentence, from, length);
    return other !== undefined && skillTyped(other)?.isThing === true && isCertain(other);
  };
  return [1, 2, 3, longest].some(
    (length) =>
      (before !== undefined && isSkill(before - length + 1, length)) ||
      (after !== undefined && isSkill(after, length)),
  );
}

/** "engineer (Go)". */
function isInParentheses({ text, words }: Sentence, first: number, count: number): boolean {
  return text[words[first]!.start - 1] === "(" && text[words[first + count - 1]!.end] === ")";
}

/**
 * A skill that is also a plain word counts next to words that make it a skill ("go engineer", "python go", "go jobs"),
 * alone in parentheses ("engineer (go)"), and usually next to a title.
 */
function isMeant(sentence: Sentence, first: number, count: number): boolean {
  const { words } = sentence;
  const textAt = (number: number) => words[number]?.text ?? "";
  const name = words
    .slice(first, first + count)
    .map(({ text }) => text)
    .join(" ");
  if (isSkillBeside(name, textAt(first - 1), textAt(first + count))) return true;
  if (isAlternative(sentence, first, count)) return true;
  const isBeforeJob = words.length === 1 || isJobNoun(textAt(first + count));
  if (/^(?:c|go|r)$/i.test(name) && (isBeforeJob || isInParentheses(sentence, first, count))) return true;
  return !commonWords.has(name.toLowerCase()) && titlesIn(sentence).length > 0;
}

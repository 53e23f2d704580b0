import { plainWordSkills } from "../../jobs/rules/skill-tables.ts";
import { skillNamed, skillsIn, skillTitled } from "../../jobs/rules/skills.ts";

const between = /\s*[,;|•·/&()]\s*|\s+(?:and|or|and\/or|with|in|of|using|like|such as|including)\s+|:\s+/i;
const around =
  /^(?:(?:strong|solid|good|proven|advanced|basic|excellent|deep|working|hands-on|experience|knowledge|proficiency|proficient|expertise|skills?|familiarity|understanding|fluency)\s+)+|\s+(?:skills?|experience|knowledge|proficiency|expertise|required|preferred|certification|certified|a plus)+$|(?<![.\s])[.\s]+$/gi;

/** The skills that a line names, in running text or as entries of a list: "Go, React, and Excel". */
export function namedSkills(line: string): string[] {
  // The patterns look for an end of each gap from all of its places.
  const text = line.replaceAll(/\s+/g, " ");
  const entries = text.split(between).flatMap((entry) => {
    const name = entry.replaceAll(around, "").trim();
    return skillNamed(name) ?? skillNamed(`Microsoft ${name}`) ?? [];
  });
  return [...new Set([...skillsIn(text), ...entries])];
}

/**
 * The skills that a line of a background shows. Here a capitalized plain word is a skill, too: "wound care, Epic
 * charting". At the start of a line every word is capitalized, so the next word must say that it is used.
 */
export function shownSkills(text: string): string[] {
  const mentioned = [...text.matchAll(plainWord)].flatMap(({ 0: found, groups = {}, index }) => {
    const isFirst = beginsLine(text, index);
    const next = groups["next"] ?? "";
    if (isFirst ? !use.test(next) : isTitleCase(next) && !use.test(next)) return [];
    return skillTitled(found.slice(0, found.length - next.length))?.name ?? [];
  });
  return [...new Set([...namedSkills(text), ...mentioned])];
}

/** Goes back from the word: for each of many, a search from the start of a long line would take too long. */
function beginsLine(text: string, index: number): boolean {
  const before = text.slice(0, index).trimEnd();
  return index === 0 || (before.length < index && /[.!?:•▪*–—-]$/.test(before.slice(-1)));
}

/** "Epic Games" is another name. */
function isTitleCase(word: string): boolean {
  return /^\s\p{Lu}\p{Ll}/u.test(word);
}

/** Shorter names mean too much else: "on the Go", "R & D". */
const leastCharacters = 3;
const plainWords = plainWordSkills.filter((name) => name.length >= leastCharacters);
const plainWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${plainWords.flatMap((name) => [name, name.toUpperCase()]).join("|")})(?![\\p{L}\\p{N}’'-])(?<next>(?:\\s\\p{L}+)?)`,
  "gu",
);
const use =
  /^\s(?:charting|documentation|software|systems?|modules?|users?|super-?users?|training|trained|reports?|reporting|emr|ehr)$/i;

/** Whether it is a tool, a method or a license, not a field of work. */
export function isThing(name: string): boolean {
  return skillTitled(name)?.isThing ?? false;
}

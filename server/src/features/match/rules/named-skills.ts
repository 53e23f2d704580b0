import { skillNamed, skillsIn, skillTitled } from "../../jobs/rules/skills.ts";

const between = /\s*[,;|•·/&()]\s*|\s+(?:and|or|and\/or|with|in|of|using|like|such as|including)\s+|:\s+/i;
const around =
  /^(?:(?:strong|solid|good|proven|advanced|basic|excellent|deep|working|hands-on|experience|knowledge|proficiency|proficient|expertise|skills?|familiarity|understanding|fluency)\s+)+|\s+(?:skills?|experience|knowledge|proficiency|expertise|required|preferred|certification|certified|a plus)+$|[.\s]+$/gi;

/** The skills that a line names, in running text or as entries of a list: "Go, React, and Excel". */
export function namedSkills(text: string): string[] {
  const entries = text.split(between).flatMap((entry) => {
    const name = entry.replaceAll(around, "").trim();
    return skillNamed(name) ?? skillNamed(`Microsoft ${name}`) ?? [];
  });
  return [...new Set([...skillsIn(text), ...entries])];
}

/** Whether it is a tool, a method or a license, not a field of work. */
export function isThing(name: string): boolean {
  return skillTitled(name)?.isThing ?? false;
}

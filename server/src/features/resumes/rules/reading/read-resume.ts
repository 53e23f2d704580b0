import { headingOf, type Section } from "./headings.ts";
import { jobsIn, type ReadJob, type ReadValue, unreadJobsIn } from "./jobs.ts";
import { type Line, linesOf } from "./lines.ts";
import { skillsIn } from "./skills.ts";

/** What a resume says about its owner's work. Nothing is guessed: what isn't stated is absent. */
export interface Reading {
  readonly experience: readonly ReadJob[];
  readonly skills: readonly ReadValue[];
  readonly linkedIn?: ReadValue;
  /** How many entries were seen but not read. */
  readonly unread: number;
}

/** About ten pages. */
const mostCharacters = 30_000;

export function readResume(text: string): Reading {
  const lines = linesOf(text.slice(0, mostCharacters));
  const sections = sectionsOf(lines);
  const linkedIn = linkedInOf(lines);
  const experience = sections.filter(({ kind }) => kind === "experience").map((section) => section.lines);
  return {
    experience: experience.flatMap(jobsIn),
    unread: experience.reduce((sum, section) => sum + unreadJobsIn(section), 0),
    skills: skillsIn(sections.flatMap((section) => (section.kind === "skills" ? section.lines : []))),
    ...(linkedIn && { linkedIn }),
  };
}

function sectionsOf(lines: readonly Line[]): { kind: Section; lines: Line[] }[] {
  const sections: { kind: Section; lines: Line[] }[] = [];
  for (const line of lines) {
    const kind = line.isBullet ? undefined : headingOf(line.text);
    if (kind) sections.push({ kind, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function linkedInOf(lines: readonly Line[]): ReadValue | undefined {
  for (const { text, number } of lines) {
    const value = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\p{N}%_-]{2,100}\/?/iu.exec(
      text,
    )?.[0];
    if (value !== undefined) return { value, line: number };
  }
  return undefined;
}

import { headingOf, type Section } from "./headings.ts";
import { jobsIn, type ReadJob, type ReadValue, unreadJobsIn } from "./jobs.ts";
import { beginningOf, type Line, linesOf } from "./lines.ts";
import { skillsIn } from "./skills.ts";

/** What a resume says about its owner's work. Nothing is guessed: what isn't stated is absent. */
export interface Reading {
  readonly experience: readonly ReadJob[];
  readonly skills: readonly ReadValue[];
  readonly linkedIn?: ReadValue;
  /** How many entries were seen but not read. */
  readonly unread: number;
}

export function readResume(text: string): Reading {
  const lines = linesOf(beginningOf(text));
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

interface ReadSection {
  readonly kind: Section;
  readonly lines: Line[];
}

function sectionsOf(lines: readonly Line[]): ReadSection[] {
  const sections: ReadSection[] = [];
  let current: ReadSection | undefined;
  let inOneLine: ReadSection | undefined;
  for (const line of lines) {
    inOneLine = current?.kind === "skills" ? undefined : skillsInOneLine(line, current, inOneLine);
    if (inOneLine) {
      sections.push(inOneLine);
      continue;
    }
    const kind = line.isBullet ? undefined : headingOf(line.text);
    if (kind) sections.push((current = { kind, lines: [] }));
    else current?.lines.push(line);
  }
  return sections;
}

/**
 * "Skills: Welding, NEC code": a heading and its section in one line. If the line ends with a comma, the next line
 * continues it. The section around it goes on afterwards. Without an empty line before it, it describes the job above.
 */
function skillsInOneLine(
  line: Line,
  around: ReadSection | undefined,
  before: ReadSection | undefined,
): ReadSection | undefined {
  if (before?.lines.at(-1)?.text.endsWith(",") && !(line.isApart || line.isBullet || headingOf(line.text)))
    return { kind: "skills", lines: [line] };
  const { label, list } = /^(?<label>[^:：]{1,60}?)\s*[:：]\s*(?<list>\S.*)$/.exec(line.text)?.groups ?? {};
  if (label === undefined || list === undefined || headingOf(label) !== "skills") return undefined;
  if (around?.kind === "experience" && !line.isApart) return undefined;
  return { kind: "skills", lines: [{ ...line, text: list }] };
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

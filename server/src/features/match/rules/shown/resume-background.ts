import { nameIn } from "../../../resumes/rules/name.ts";
import type { Moment } from "../../../resumes/rules/reading/dates.ts";
import { headingOf } from "../../../resumes/rules/reading/headings.ts";
import type { ReadJob } from "../../../resumes/rules/reading/jobs.ts";
import { beginningOf, type Line, linesOf } from "../../../resumes/rules/reading/lines.ts";
import { readResume } from "../../../resumes/rules/reading/read-resume.ts";
import type { Background, Passage, ShownJob } from "./background.ts";
import { withoutPerson } from "./without-person.ts";

const education = /\b(?:education|academic|educaci[oó]n|formaci[oó]n|formation|estudios|[eé]tudes|school)/i;
const schools =
  /\b(?:universit\w+|universidad|college|coll[eè]ge|institut\w*|school|academy|polytechnic|seminary|conservatory|lyc[eé]e|escuela|[eé]cole)\b/i;
const pieces = /\s*[|•·\t;–—]\s*|,\s+|\s+-\s+|\s+(?:from|at)\s+(?=\p{Lu})/u;

type Section = "head" | "education" | "skills" | "experience" | "other";

/** What a resume shows about its owner's work. `names` are those that the account and the resume give. */
export function resumeBackground(text: string, names: readonly string[]): Background {
  const whole = beginningOf(text);
  const lines = linesOf(whole);
  const sections = sectionsOf(lines);
  const head = sections.flatMap(({ kind, line }) => (kind === "head" ? [line.text] : []));
  const plain = withoutPerson([...names, ...namesIn(head, names)]);
  const reading = readResume(whole);
  const jobs = reading.experience.map((job) => jobOf(job, plain)).filter(({ title }) => title !== "");
  const passages = (kinds: readonly Section[]): Passage[] =>
    sections.flatMap(({ kind, line }) => {
      const shown = kinds.includes(kind) ? plain(line.text) : "";
      return shown === "" ? [] : [{ text: shown, from: "resume" as const }];
    });
  return {
    jobs,
    skills: passages(["skills"]),
    passages: passages(["head", "experience", "other"]),
    education: passages(["education"]).flatMap(withoutSchools),
  };
}

/** The name at the top, if it isn't the account's: "Postgres, Spanish" could be one too. */
function namesIn(head: readonly string[], known: readonly string[]): string[] {
  const top = head.join("\n").toLowerCase();
  if (known.some((name) => name !== "" && top.includes(name.toLowerCase()))) return [];
  const { firstName = "", lastName = "" } = nameIn(head);
  return [firstName, lastName];
}

function jobOf({ title, company, period, description }: ReadJob, plain: (line: string) => string): ShownJob {
  const { started, ended } = period.value;
  return {
    title: plain(title?.value ?? company?.value ?? ""),
    company: title ? plain(company?.value ?? "") : "",
    started: monthText(started),
    ended: ended && monthText(ended),
    from: "resume",
    lines: (description?.value ?? "")
      .split("\n")
      .map(plain)
      .filter((line) => line !== ""),
  };
}

function monthText({ year, month }: Moment): string {
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}

function sectionsOf(lines: readonly Line[]): { readonly kind: Section; readonly line: Line }[] {
  let kind: Section = "head";
  return lines.flatMap((line) => {
    const heading = line.isBullet ? undefined : headingOf(line.text);
    if (heading === undefined) return [{ kind, line }];
    kind = heading === "other" && education.test(line.text) ? "education" : heading;
    return [];
  });
}

/** A school's name says nothing about what somebody can do: only the pieces without one are read. */
function withoutSchools({ text, from }: Passage): Passage[] {
  return text
    .split(pieces)
    .filter(
      (piece) => !schools.test(piece) || /\bhigh[- ]school (?:diploma|degree|graduate|equiv)/i.test(piece),
    )
    .map((piece) => ({ text: piece.replaceAll(/\b(?:19|20)\d\d\b/g, "").trim(), from }))
    .filter((piece) => /\p{L}/u.test(piece.text));
}

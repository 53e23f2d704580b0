import { z } from "zod";
import type { Sheet } from "../sheets/sheet.ts";
import {
  copiedJob,
  lineOf,
  linkedInAmong,
  monthOf,
  mostCopied,
  placeLine,
  present,
  schoolLine,
} from "./copied-resume.ts";
import { list, part, text } from "./lenient.ts";

const { rows, points } = mostCopied;

/** The parts of JSON Resume 1.0.0 that a resume of ours shows. Before 1.0.0, the employer was called `company`. */
const jsonResume = z.object({
  basics: part({
    name: text,
    email: text,
    phone: text,
    location: part({ city: text, region: text, postalCode: text }),
    profiles: list(z.object({ url: z.string() }), rows),
  }),
  work: list(
    z.object({
      name: text,
      company: text,
      position: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: list(z.string(), points),
    }),
    rows,
  ),
  skills: list(z.object({ name: text, keywords: list(z.string(), rows) }), rows),
  education: list(
    z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text }),
    rows,
  ),
});

/** Undefined if it isn't a JSON Resume. */
export function jsonResumeSheet(data: Readonly<Record<string, unknown>>): Sheet | undefined {
  if (!("basics" in data) && !("work" in data)) return undefined;
  const { basics, work, skills, education } = jsonResume.parse(data);
  const { city, region, postalCode } = basics.location;
  const linkedIn = linkedInAmong(basics.profiles);
  return {
    name: lineOf(basics.name),
    contact: [placeLine(city, region, postalCode), basics.phone, basics.email, linkedIn]
      .map(lineOf)
      .filter(Boolean),
    jobs: work.flatMap(({ name, company, position, startDate, endDate = "", summary = "", highlights }) =>
      copiedJob({
        title: position,
        company: name ?? company,
        started: monthOf(startDate),
        ended: endDate.trim() === "" ? present : monthOf(endDate),
        description: [summary, ...highlights].join("\n"),
      }),
    ),
    // A skill with keywords is a heading over them.
    skills: skills
      .flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]).map(lineOf))
      .filter(Boolean),
    education: education
      .map(({ institution, area, studyType, startDate, endDate }) =>
        schoolLine([studyType, area], institution, [startDate, endDate]),
      )
      .filter(Boolean),
  };
}

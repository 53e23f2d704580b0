import type { ReadParts } from "@candor/contract/resumes/reading";
import { bounded } from "./bounded.ts";
import { readResume } from "./reading/read-resume.ts";

/** The same values that are offered for the profile. */
export function readPartsOf(text: string): ReadParts {
  const { experience, skills, unread } = bounded(readResume(text));
  return {
    jobs: experience.map(({ title, company, period }) => ({
      ...(title && { title: title.value }),
      ...(company && { company: company.value }),
      ...period.value,
    })),
    skills: skills.map(({ value }) => value),
    lost: unread,
  };
}

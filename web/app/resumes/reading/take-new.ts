import { addExperience } from "@candor/contract/profiles/routes";
import type { ResumeReading } from "@candor/contract/resumes/reading";
import { experienceBodyOf } from "../../profiles/typed-experience.ts";
import { pageContext } from "../../wire/page-context.ts";
import type { Decided, Deciding } from "./deciding.ts";
import { isOpen, openPersonal } from "./personal-values.ts";
import { jobAsRead } from "./read-job.ts";
import { takePersonal } from "./take-personal.ts";
import { takeSkills } from "./take-skills.ts";

/** What the profile lacks, as it was read. Where the profile says something else, only its owner can decide. */
export function newIn({ personal, experience, skills }: ResumeReading) {
  return {
    personal: openPersonal(personal).filter(([, { known }]) => known === undefined),
    jobs: experience.filter((job) => isOpen(job) && job.experience === undefined),
    skills: skills.filter(isOpen),
  };
}

/** Adds all of that. What can't be added as it was read stays on the page, which says what it lacks. */
export async function takeNew(deciding: Deciding): Promise<string[]> {
  const found = newIn(deciding.reading);
  const personal = found.personal.flatMap(([name, { value }]) => [
    [`${name}-choice`, "take"],
    [name, value],
  ]);
  const skills = found.skills.flatMap(({ key, value }) => [
    ["taken", key],
    [key, value],
  ]);
  return [
    ...taken(
      await takePersonal({ ...deciding, form: formWith(personal) }),
      found.personal.map(([, { key }]) => key),
    ),
    ...(await takeJobs(deciding, found.jobs)),
    ...taken(
      await takeSkills({ ...deciding, form: formWith(skills) }),
      found.skills.map(({ key }) => key),
    ),
  ];
}

function taken(decided: Decided, keys: readonly string[]): readonly string[] {
  return "refused" in decided ? [] : keys;
}

/** One after the other, so that the profile lists them in the resume's order. */
async function takeJobs({ args }: Deciding, jobs: ResumeReading["experience"]): Promise<string[]> {
  const { call } = args.context.get(pageContext);
  const keys: string[] = [];
  for (const job of jobs) {
    const body = experienceBodyOf(jobAsRead({ job, known: undefined }));
    if ((await call(addExperience, { body })).ok) keys.push(job.key);
  }
  return keys;
}

function formWith(fields: readonly (readonly string[])[]): FormData {
  const form = new FormData();
  for (const [name = "", value = ""] of fields) form.append(name, value);
  return form;
}

import { limits } from "@candor/contract/limits";
import { experienceBody, personalBody, skillsBody } from "@candor/contract/profiles/shapes";
import type { ReadJob, ReadValue } from "./reading/jobs.ts";
import type { Reading } from "./reading/read-resume.ts";

/** A reading whose values all fit the profile. Those that don't are counted with what wasn't read. */
export function bounded(reading: Reading): Reading {
  const whole = reading.experience.filter(fits).slice(0, limits.experience);
  const skills = reading.skills.filter(({ value }) => isSkill(value)).slice(0, limits.skills);
  const { linkedIn, ...rest } = reading;
  const isKept = linkedIn !== undefined && shape.linkedInUrl.safeParse(linkedIn.value).success;
  const left = reading.experience.length - whole.length + reading.skills.length - skills.length;
  return { ...rest, experience: whole, skills, unread: reading.unread + left, ...(isKept && { linkedIn }) };
}

const { shape } = personalBody;

function fits({ title, company, period, description }: ReadJob): boolean {
  const { started, ended } = period.value;
  return experienceBody.safeParse({
    title: textOf(title),
    company: textOf(company),
    started,
    ended: ended ?? {},
    description: textOf(description),
  }).success;
}

function textOf(read: ReadValue | undefined): string {
  return read?.value ?? "";
}

function isSkill(value: string): boolean {
  return skillsBody.safeParse({ skills: [value] }).success;
}

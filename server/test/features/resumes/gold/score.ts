import { applicantIn } from "../../../../src/features/resumes/rules/applicant.ts";
import type { Moment, Period } from "../../../../src/features/resumes/rules/reading/dates.ts";
import { readResume } from "../../../../src/features/resumes/rules/reading/read-resume.ts";
import type { Gold, GoldJob } from "./gold.ts";

const fields = [
  "title",
  "company",
  "dates",
  "description",
  "skills",
  "linkedIn",
  "name",
  "email",
  "phone",
  "postalCode",
] as const;
export type Field = (typeof fields)[number];

/** For one field: how many values were stated, read, and read correctly. */
export interface Count {
  stated: number;
  read: number;
  right: number;
}

export type Score = Record<Field, Count>;

export function emptyScore(): Score {
  return Object.fromEntries(fields.map((field) => [field, { stated: 0, read: 0, right: 0 }])) as Score;
}

export function precision({ read, right }: Count): number {
  return read === 0 ? 1 : right / read;
}

export function recall({ stated, right }: Count): number {
  return stated === 0 ? 1 : right / stated;
}

/** Adds what was read from one resume; calls `missed` for each value that is wrong or missing. */
export function scoreText(score: Score, text: string, gold: Gold, missed?: (what: string) => void): void {
  const { experience, skills, linkedIn } = readResume(text);
  const read = experience.map(({ title, company, period, description }) => ({
    title: plain(title?.value),
    company: plain(company?.value),
    dates: datesText(period.value),
    description: words(description?.value ?? ""),
  }));
  const open = [...read];
  const count = (field: Field, stated: string | undefined, found: string | undefined) => {
    if (stated) score[field].stated += 1;
    if (found) score[field].read += 1;
    if (stated && stated === found) score[field].right += 1;
    else if (stated !== found) missed?.(`${field}: ${stated} ≠ ${found}`);
  };
  for (const job of gold.jobs) {
    const stated = statedOf(job);
    const best = open.toSorted((a, b) => likeness(b, stated) - likeness(a, stated))[0];
    const found = best && likeness(best, stated) > 0 ? best : undefined;
    if (found) open.splice(open.indexOf(found), 1);
    for (const field of ["title", "company", "dates"] as const) count(field, stated[field], found?.[field]);
    const isSame = overlap(stated.description, found?.description ?? []) >= 0.9;
    const description = stated.description.join(" ");
    count("description", description, isSame ? description : found?.description.join(" "));
  }
  for (const job of open)
    for (const field of ["title", "company", "dates"] as const) count(field, undefined, job[field]);
  const statedSkills = new Set(gold.skills.map(plain));
  const readSkills = new Set(skills.map(({ value }) => plain(value)));
  for (const skill of new Set([...statedSkills, ...readSkills]))
    count("skills", statedSkills.has(skill) ? skill : undefined, readSkills.has(skill) ? skill : undefined);
  count("linkedIn", gold.linkedIn, linkedIn?.value);
  const { firstName, lastName, email, phone, postalCode } = applicantIn(text);
  count("name", plain(gold.name), firstName && plain(`${firstName}/${lastName}`));
  count("email", gold.email, email);
  count("phone", gold.phone?.replaceAll(/\D/g, ""), phone?.replaceAll(/\D/g, ""));
  count("postalCode", gold.postalCode, postalCode);
}

type Comparable = Record<"title" | "company" | "dates", string | undefined> & {
  readonly description: string[];
};

function statedOf({ title, company, started, ended, description }: GoldJob): Comparable {
  return {
    title: plain(title),
    company: plain(company),
    dates: `${started}/${ended}`,
    description: words(description),
  };
}

function likeness(a: Comparable, b: Comparable): number {
  return Number(a.title === b.title) + Number(a.company === b.company) + Number(a.dates === b.dates);
}

function datesText({ started, ended }: Period): string {
  return `${momentText(started)}/${ended ? momentText(ended) : "now"}`;
}

function momentText({ year, month }: Moment): string {
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}

function plain(text: string | undefined): string | undefined {
  return text?.toLowerCase().replaceAll(/\s+/g, " ").replace(/[.,]$/, "");
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that both have as a share of the words that either has. */
function overlap(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1;
  const rest = [...b];
  const both = a.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return both.length / (a.length + b.length - both.length);
}

import { message } from "@candor/contract/messages/message";
import { experienceFaults } from "@candor/contract/profiles/faults";
import type { Experience } from "@candor/contract/profiles/shapes";
import type { ReadJob } from "@candor/contract/resumes/reading";
import { periodText } from "../../profiles/period-text.ts";
import { experienceBodyOf, shownExperience, type TypedExperience } from "../../profiles/typed-experience.ts";
import { readJobName, readPeriodText } from "./read-job-text.ts";

type Moment = ReadJob["period"]["started"];

/** A job that was read, and what the profile says about it. */
export interface JobToDecide {
  readonly job: ReadJob;
  readonly known: Experience | undefined;
}

/** The job's form: what the resume says, or what the profile says if the resume says nothing. */
export function jobAsRead({ job, known }: JobToDecide): TypedExperience {
  const kept = shownExperience(known);
  const { started, ended } = job.period;
  return {
    title: job.title?.value ?? kept.title,
    company: job.company?.value ?? kept.company,
    started: monthOf(started, kept.started),
    ended: ended ? monthOf(ended, kept.ended) : { month: "", year: "" },
    current: ended === undefined,
    description: job.description?.value ?? kept.description,
  };
}

/** Resumes often state only years: the profile may know the month. */
function monthOf({ year, month }: Moment, kept: TypedExperience["started"]): TypedExperience["started"] {
  const known = kept.year === String(year) ? kept.month : "";
  return { year: String(year), month: month === undefined ? known : String(month) };
}

export function isComplete(decision: JobToDecide, thisMonth: string): boolean {
  return experienceFaults(experienceBodyOf(jobAsRead(decision)), thisMonth).length === 0;
}

export function jobName({ title, company }: ReadJob): string {
  return readJobName({
    ...(title && { title: title.value }),
    ...(company && { company: company.value }),
  });
}

export interface Difference {
  readonly field: string;
  readonly known: string;
  readonly read: string;
}

/** Where the profile differs, in its form's order. */
export function differencesOf({ job, known }: JobToDecide): Difference[] {
  if (!known) return [];
  const rows: Difference[] = [
    { field: message("profile.jobTitle"), known: known.title, read: job.title?.value ?? known.title },
    { field: message("profile.company"), known: known.company, read: job.company?.value ?? known.company },
    { field: message("reading.dates"), known: periodText(known), read: readPeriodText(job.period) },
    {
      field: message("profile.description"),
      known: known.description ?? message("reading.notStated"),
      read: job.description?.value ?? known.description ?? message("reading.notStated"),
    },
  ];
  return rows.filter(({ known: one, read }) => one.toLowerCase() !== read.toLowerCase());
}

/** Each line that something was read from, once. */
export function sourcesOf({ title, company, period, description }: ReadJob) {
  const all = [title, company, period, description].filter((part) => part !== undefined);
  const byLine = new Map(all.map(({ line, source }) => [line, source]));
  return [...byLine].toSorted(([one], [other]) => one - other).map(([line, source]) => ({ line, source }));
}

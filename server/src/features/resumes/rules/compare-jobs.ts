import type { ReadJob as AnsweredJob } from "@candor/contract/resumes/reading";
import { fold } from "../../../platform/places/fold.ts";
import type { Moment } from "./reading/dates.ts";
import type { ReadJob } from "./reading/jobs.ts";

/** A job as a profile stores it. */
export interface KeptJob {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  /** "2024-03". */
  readonly started: string;
  readonly ended: string | null;
  readonly description: string | null;
}

type Compared = Pick<AnsweredJob, "compared" | "experience">;

/** Each job beside the profile's job that it seems to be; no profile job is used twice. */
export function compareJobs(read: readonly ReadJob[], kept: readonly KeptJob[]): Compared[] {
  const left = new Set(kept);
  return read.map((job) => {
    const all = [...left].filter((one) => isSameJob(job, one));
    const found = all.find((one) => saysTheSame(job, one)) ?? all[0];
    if (!found) return { compared: "new" };
    left.delete(found);
    return { compared: saysTheSame(job, found) ? "same" : "different", experience: String(found.id) };
  });
}

/** Somebody may return to a company and a title: then the periods are apart. */
function isSameJob(job: ReadJob, kept: KeptJob): boolean {
  const [title, company] = [isSame(job.title?.value, kept.title), isSame(job.company?.value, kept.company)];
  if (isAt(job.period.value.started, kept.started)) return title || company;
  return title && company && overlap(job, kept);
}

function saysTheSame({ title, company, period, description }: ReadJob, kept: KeptJob): boolean {
  const { started, ended } = period.value;
  return (
    isSame(title?.value, kept.title) &&
    isSame(company?.value, kept.company) &&
    isAt(started, kept.started) &&
    (ended ? kept.ended !== null && isAt(ended, kept.ended) : kept.ended === null) &&
    (!description || isSame(description.value, kept.description ?? ""))
  );
}

function overlap({ period: { value } }: ReadJob, kept: KeptJob): boolean {
  const lastYear = (moment: Moment | undefined) => moment?.year ?? Number.POSITIVE_INFINITY;
  const [from, to] = [
    yearOf(kept.started),
    kept.ended === null ? Number.POSITIVE_INFINITY : yearOf(kept.ended),
  ];
  return value.started.year <= to && from <= lastYear(value.ended);
}

/** As far as the resume states it. */
function isAt({ year, month }: Moment, kept: string): boolean {
  return yearOf(kept) === year && (month === undefined || Number(kept.slice(5)) === month);
}

function yearOf(month: string): number {
  return Number(month.slice(0, 4));
}

/** Punctuation and case don't make another value. */
export function isSame(read: string | undefined, kept: string): boolean {
  return read !== undefined && (read === kept || fold(read) === fold(kept));
}

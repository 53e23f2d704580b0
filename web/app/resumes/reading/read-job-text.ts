import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { ReadParts } from "@candor/contract/resumes/reading";

type Job = ReadParts["jobs"][number];

/** What a job that was read is called. */
export function readJobName({ title, company }: Pick<Job, "title" | "company">): string {
  if (title !== undefined && company !== undefined) return message("profile.jobAt", { title, company });
  if (company !== undefined) return message("reading.jobAlone", { company });
  return title ?? message("reading.jobWithoutTitle");
}

/** "Jan 2019 – now", "2012 – 2019". */
export function readPeriodText({ started, ended }: Pick<Job, "started" | "ended">): string {
  return message("profile.period", {
    started: momentText(started),
    ended: ended ? momentText(ended) : message("profile.now"),
  });
}

const monthFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
);

function momentText({ year, month }: Job["started"]): string {
  return month === undefined ? String(year) : monthFormat().format(Date.UTC(year, month - 1));
}

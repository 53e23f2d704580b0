import type { SheetJob } from "../sheets/sheet.ts";

/** Bounds of what is taken from a file that another program wrote. */
export const mostCopied = { rows: 200, points: 20, characters: 300 };

/** A text as one line. */
export function lineOf(text = ""): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, mostCopied.characters);
}

interface CopiedJob {
  readonly title: string | undefined;
  readonly company: string | undefined;
  /** "Jan 2020" or "2020". */
  readonly started: string | undefined;
  readonly ended: string | undefined;
  /** One point a line. */
  readonly description: string;
}

/** An entry needs a title, a company and a beginning. */
export function copiedJob({ started, ended, description, ...named }: CopiedJob): SheetJob[] {
  const [title, company] = [lineOf(named.title), lineOf(named.company)];
  if (!title || !company || started === undefined) return [];
  const points = description.split(/\r?\n|\s{2,}/).map((point) => lineOf(point.replace(bullet, "")));
  return [
    {
      title,
      company,
      period: ended === undefined ? started : `${started} – ${ended}`,
      points: points.filter(Boolean).slice(0, mostCopied.points),
    },
  ];
}

/** How a period ends that still lasts. */
export const present = "Present";

const bullet = /^\s*[-–—•*▪◦·●○]\s*/;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Jan 2020" for "2020-01" or a day of it, "2020" for a year; undefined for anything else. */
export function monthOf(date: string | undefined): string | undefined {
  const { year, month } =
    /^(?<year>\d{4})(?:-(?<month>\d{2})(?:\D.*)?)?$/.exec(date?.trim() ?? "")?.groups ?? {};
  if (year === undefined || month === undefined) return year;
  const name = months[Number(month) - 1];
  return name === undefined ? undefined : `${name} ${year}`;
}

/** "Austin, TX 78701". */
export function placeLine(
  city: string | undefined,
  region: string | undefined,
  postal: string | undefined,
): string {
  return [city, [region, postal].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** "BSc Physics, Pratt Institute, 2010 – 2014". */
export function schoolLine(
  degree: readonly (string | undefined)[],
  school: string | undefined,
  dates: readonly (string | undefined)[],
): string {
  const years = dates.flatMap((date) => monthOf(date) ?? []).join(" – ");
  return lineOf([degree.filter(Boolean).join(" "), school, years].filter(Boolean).join(", "));
}

/** The address of a LinkedIn profile among those of other sites. */
export function linkedInAmong(sites: readonly { readonly url: string }[]): string | undefined {
  return sites.find(({ url }) => /linkedin\.com/i.test(url))?.url;
}

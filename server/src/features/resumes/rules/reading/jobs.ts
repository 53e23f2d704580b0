import { type FoundPeriod, type Period, periodIn } from "./dates.ts";
import type { Line } from "./lines.ts";
import { partsOf } from "./parts.ts";
import { titleness } from "./title-or-company.ts";

/** What was read, and where. */
export interface ReadValue<Value = string> {
  readonly value: Value;
  /** The line's number. */
  readonly line: number;
}

export interface ReadJob {
  readonly title?: ReadValue;
  readonly company?: ReadValue;
  readonly period: ReadValue<Period>;
  readonly description?: ReadValue;
}

interface Part extends ReadValue {
  readonly titleness: number;
}

/** One job's lines: its head, and what follows. */
interface Entry {
  readonly period: ReadValue<Period>;
  readonly parts: readonly Part[];
  readonly description: readonly Line[];
}

/** The jobs of a section about experience, in its order. Each has dates, which show where one begins. */
export function jobsIn(lines: readonly Line[]): ReadJob[] {
  const entries = entriesIn(lines).filter(isNamed);
  const titleAt = titlePlace(entries);
  const jobs: ReadJob[] = [];
  for (const { period, parts, description } of entries) {
    const { title, company = jobs.at(-1)?.company } = namesOf(parts, titleAt);
    jobs.push({
      ...(title && { title }),
      ...(company && { company }),
      period,
      ...(description[0] && {
        description: { value: description.map(({ text }) => text).join("\n"), line: description[0].number },
      }),
    });
  }
  return jobs;
}

/** How many jobs a section seems to have that `jobsIn` leaves out: without dates, or with only dates. */
export function unreadJobsIn(lines: readonly Line[]): number {
  const entries = entriesIn(lines);
  if (entries.length === 0) return lines.length > 0 ? 1 : 0;
  const undated = entries.flatMap(({ description }) => description.slice(1)).filter(beginsUndated);
  return entries.filter((entry) => !isNamed(entry)).length + undated.length;
}

function isNamed({ parts }: Entry): boolean {
  return parts.length > 0;
}

/** A title that stands alone after an empty line. */
function beginsUndated(line: Line): boolean {
  return line.isApart && isHead(line) && partsIn(line, line.text).some((part) => part.titleness >= 2);
}

const mostHeadLines = 3;

function entriesIn(lines: readonly Line[]): Entry[] {
  const periods = lines.map((line) => (line.isBullet ? undefined : periodOf(line)));
  const dated = lines.flatMap((_, index) => (periods[index] ? [index] : []));
  const first = dated[0] ?? 0;
  // How many lines come before the dates of the first job: the others are written the same way.
  const before = linesBefore(lines, first, 0, mostHeadLines);
  const starts = dated.map((at, index) => {
    const end = index === 0 ? 0 : (dated[index - 1] ?? 0) + 1;
    return at - linesBefore(lines, at, end, before);
  });
  return dated.map((at, index) => {
    const end = starts[index + 1] ?? lines.length;
    const period = periods[at] as FoundPeriod;
    const parts: Part[] = [];
    for (const line of lines.slice(starts[index], at)) parts.push(...partsIn(line, line.text));
    const line = lines[at] as Line;
    parts.push(...partsIn(line, `${line.text.slice(0, period.from)} \t ${line.text.slice(period.to)}`));
    let next = at + 1;
    while (next < end && parts.length < 2 && isHead(lines[next])) {
      parts.push(...partsIn(lines[next] as Line, (lines[next] as Line).text));
      next += 1;
    }
    const { started, ended } = period;
    return {
      period: { value: { started, ...(ended && { ended }) }, line: line.number },
      parts,
      description: lines.slice(next, end),
    };
  });
}

function periodOf({ text }: Line): FoundPeriod | undefined {
  return periodIn(text);
}

function linesBefore(lines: readonly Line[], at: number, end: number, most: number): number {
  let count = 0;
  while (count < most && at - count - 1 >= end && isHead(lines[at - count - 1])) count += 1;
  return count;
}

const mostHeadCharacters = 90;

/** Whether a line may name the job: it isn't a sentence about it. */
function isHead(line: Line | undefined): boolean {
  if (line === undefined || line.isBullet || line.text.length > mostHeadCharacters) return false;
  const isSentence = /\p{Ll}[.!]$/u.test(line.text) && line.text.split(" ").length > 3;
  return !isSentence && /^[\p{Lu}\p{N}"“(]/u.test(line.text);
}

function partsIn(line: Line, text: string): Part[] {
  return partsOf(text).map((value) => ({ value, line: line.number, titleness: titleness(value) }));
}

/** Whether titles come first or second: a resume's jobs are written alike. */
function titlePlace(entries: readonly Entry[]): 0 | 1 {
  const two = entries.filter(({ parts }) => parts.length > 1);
  const lead = two.reduce(
    (sum, { parts }) => sum + (parts[0]?.titleness ?? 0) - (parts[1]?.titleness ?? 0),
    0,
  );
  return lead >= 0 ? 0 : 1;
}

function namesOf(parts: readonly Part[], titleAt: 0 | 1): { title?: ReadValue; company?: ReadValue } {
  const [only, second] = parts;
  if (!only) return {};
  // A further job at the same company states only its title.
  if (!second) return only.titleness >= 0 ? { title: plain(only) } : { company: plain(only) };
  const expected = parts[titleAt] as Part;
  const surest = parts.slice(0, 3).reduce((best, part) => (part.titleness > best.titleness ? part : best));
  const title = expected.titleness <= 0 && surest.titleness >= 2 ? surest : expected;
  const company = parts
    .filter((part) => part !== title)
    .slice(0, 2)
    .reduce(lesser);
  return { title: plain(title), company: plain(company) };
}

/** The part that comes earlier, unless the later one is surely a company. */
function lesser(first: Part, second: Part): Part {
  return second.titleness < 0 && first.titleness >= 0 ? second : first;
}

function plain({ value, line }: Part): ReadValue {
  return { value, line };
}

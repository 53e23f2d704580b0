import { type AskedYears, askedYears } from "./asked/asked-years.ts";
import { type Finding, found, notFound, type Relation, type Years } from "./finding.ts";
import { isThing } from "./named-skills.ts";
import { relatedWork } from "./related-work.ts";
import type { FactJob, ShownFacts } from "./shown/shown-facts.ts";
import { covers } from "./skill-relations.ts";
import { monthsOf, totalOf } from "./years.ts";

/** Adds up the jobs that count; if dates aren't enough, a line may state the years. `now` is a month. */
export function findYears(asked: AskedYears, facts: ShownFacts, now: string): Finding {
  const counted = facts.jobs.flatMap((job) => countedJob(asked, job));
  const total = totalOf(
    counted.map(({ job }) => job),
    now,
  );
  const years: Years = {
    asked: asked.least,
    ...total,
    spans: counted.map(({ job }) => ({
      text: job.text,
      started: job.started,
      ...(job.ended !== undefined && { ended: job.ended }),
      months: monthsOf(job, now),
    })),
    stated: false,
  };
  const relations = counted.flatMap(({ relation }) => relation ?? []);
  if (total.months >= asked.least * 12) return { ...found([], relations), years };
  const stated = facts.lines.find(({ text }) => states(text, asked));
  if (stated) return { ...found([stated], relations), years: { ...years, stated: true } };
  const listed = asked.skills.flatMap((name) => facts.skills.get(name) ?? []).slice(0, 1);
  // Known, but no dated job says for how long.
  const isOpen = facts.jobs.length === 0 || (counted.length === 0 && listed.length > 0);
  return { ...notFound(isOpen ? "unsaid" : "missing", { evidence: isOpen ? listed : [], relations }), years };
}

interface Counted {
  readonly job: FactJob;
  readonly relation?: Relation;
}

function countedJob({ skills, titles, stems }: AskedYears, job: FactJob): Counted[] {
  if (skills.length + titles.length + stems.length === 0) return [{ job }];
  if (skills.some((name) => job.skills.has(name))) return [{ job }];
  const isTool = skills.some(isThing);
  if ((!isTool || stems.length > 1) && hasStems(stems, job.stems)) return [{ job }];
  if (job.titles.some((title) => titles.includes(title))) return [{ job }];
  const relation = skills.flatMap((asked) => coveredIn(job, asked))[0] ?? relatedWork(titles, job.titles);
  return relation?.covers ? [{ job, relation }] : [];
}

function coveredIn({ skills }: FactJob, asked: string): Relation[] {
  const known = covers(asked).find((name) => skills.has(name));
  return known === undefined ? [] : [{ known, asked, covers: true }];
}

/** All of a few, most of many. */
export function hasStems(asked: readonly string[], said: ReadonlySet<string>): boolean {
  if (asked.length === 0) return false;
  const hits = asked.filter((stem) => said.has(stem)).length;
  return hits >= (asked.length <= 2 ? asked.length : Math.ceil(asked.length * 0.75));
}

/** "Eight years of Python" also proves five. */
function states(line: string, asked: AskedYears): boolean {
  if (!/years|yrs/i.test(line)) return false;
  const said = askedYears(line, "");
  if (!said || said.least < asked.least) return false;
  const isAny = asked.skills.length + asked.titles.length + asked.stems.length === 0;
  return (
    isAny ||
    asked.skills.some((name) => said.skills.includes(name)) ||
    asked.titles.some((title) => said.titles.includes(title)) ||
    (!asked.skills.some(isThing) && hasStems(asked.stems, new Set(said.stems)))
  );
}

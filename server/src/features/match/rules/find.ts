import type { Need } from "./asked/need.ts";
import { findYears, hasStems } from "./find-years.ts";
import { type Finding, found, notFound, type Relation } from "./finding.ts";
import { isValidIn, licenseIncludes } from "./licenses.ts";
import { relatedWork } from "./related-work.ts";
import type { Passage } from "./shown/background.ts";
import type { ShownFacts } from "./shown/shown-facts.ts";
import { alikeTo, covers } from "./skill-relations.ts";

/** More of the same proves no more. */
const mostEvidence = 2;

/**
 * Looks for one need. It is missing if somebody lists things of its kind without it, or if what they say falls short;
 * if they say nothing of its kind, it is unsaid. `now` is a month.
 */
export function find(need: Need, facts: ShownFacts, now: string): Finding {
  if (need.kind === "skill") return findSkill(need.name, facts);
  if (need.kind === "license") return findLicense(need, facts);
  if (need.kind === "language") return findLanguage(need.name, facts);
  if (need.kind === "degree") return findDegree(need, facts);
  if (need.kind === "years") return findYears(need.asked, facts, now);
  if (need.kind === "work") return findWork(need.titles, facts);
  return findWords(need.stems, facts);
}

function findLanguage(asked: string, { languages }: ShownFacts): Finding {
  const lines = languages.get(asked);
  if (lines) return found(lines.slice(0, 1));
  return notFound(languages.size > 0 ? "missing" : "unsaid", { name: asked });
}

function findSkill(asked: string, facts: ShownFacts): Finding {
  const own = facts.skills.get(asked);
  if (own) return found(own.slice(0, mostEvidence));
  const [covering] = knownOf(covers(asked), facts);
  if (covering !== undefined)
    return found(linesOf(covering, facts), [{ known: covering, asked, covers: true }]);
  const relations = knownOf(alikeTo(asked), facts).map(
    (known): Relation => ({ known, asked, covers: false }),
  );
  const evidence = relations.slice(0, 1).flatMap(({ known }) => linesOf(known, facts));
  return notFound(facts.skills.size > 0 ? "missing" : "unsaid", { name: asked, evidence, relations });
}

function knownOf(names: readonly string[], facts: ShownFacts): string[] {
  return names.filter((name) => facts.skills.has(name));
}

function linesOf(name: string, facts: ShownFacts): readonly Passage[] {
  return (facts.skills.get(name) ?? []).slice(0, 1);
}

/** Work that takes a license shows it while the work lasts, but not where the license is valid. */
function findLicense(
  { name: asked, states }: Extract<Need, { kind: "license" }>,
  { licenses, licensedWork, skills }: ShownFacts,
): Finding {
  const [stated, lines] = holding(asked, licenses);
  const [implied, jobs] = holding(asked, licensedWork);
  const valid = lines.filter(({ text }) => isValidIn(text, states));
  const current = states.length > 0 ? [] : jobs.filter(({ ended }) => ended === undefined);
  const [name, evidence] = valid.length > 0 ? [stated, valid] : [implied, current];
  if (name !== undefined && evidence.length > 0)
    return found(evidence.slice(0, 1), name === asked ? [] : [{ known: name, asked, covers: true }]);
  const open = [...lines, ...jobs].slice(0, 1);
  const listsAny = licenses.size + skills.size > 0;
  return notFound(listsAny && open.length === 0 ? "missing" : "unsaid", { name: asked, evidence: open });
}

/** The license that includes the one that is asked for, the same one first, and what shows it. */
function holding<P>(
  asked: string,
  licenses: ReadonlyMap<string, readonly P[]>,
): [name: string | undefined, shown: readonly P[]] {
  const names = [...licenses.keys()].filter((name) => licenseIncludes(name, asked));
  const name = names.includes(asked) ? asked : names[0];
  return [name, licenses.get(name ?? "") ?? []];
}

function findDegree(
  { least, fields, mayEqual, mayRelate }: Extract<Need, { kind: "degree" }>,
  { degrees, jobs }: ShownFacts,
): Finding {
  const enough = degrees.filter(({ level }) => level >= least);
  const inField = enough.find(
    (degree) =>
      fields.length === 0 ||
      degree.fields.length === 0 ||
      degree.fields.some((stem) => fields.includes(stem)),
  );
  if (inField) return found([inField.passage]);
  const evidence = (enough[0] ?? degrees.toSorted((a, b) => b.level - a.level)[0])?.passage;
  const isOpen = degrees.length === 0 || (mayEqual && jobs.length > 0) || (mayRelate && enough.length > 0);
  return notFound(isOpen ? "unsaid" : "missing", { evidence: evidence ? [evidence] : [] });
}

function findWork(asked: readonly string[], { jobs }: ShownFacts): Finding {
  const same = jobs.find(({ titles }) => titles.some((title) => asked.includes(title)));
  if (same) return found([same]);
  const related = jobs.flatMap((job) => {
    const relation = relatedWork(asked, job.titles);
    return relation ? [{ job, relation }] : [];
  });
  const best = related.find(({ relation }) => relation.covers) ?? related[0];
  if (best?.relation.covers) return found([best.job], [best.relation]);
  return notFound(jobs.length > 0 ? "missing" : "unsaid", {
    name: asked[0] ?? "",
    ...(best && { evidence: [best.job], relations: [best.relation] }),
  });
}

/** Personal qualities: no single word shows them. */
const soft = new Set(
  `attent attitud authoriz autonom avail background calm care charact check collabor commit communic
  compassion courteous creativ curious depend detail drug enthusiast energet ethic flexibl friend honest independ initi
  integr interperson leader leadership lift listen motiv multitask organ orient passion patient person player polit
  posit problem profession punctual reliabl relocat respect respons schedul screen shift solv stand start team test
  think transport travel trust verbal written`.split(/\s+/),
);

function findWords(stems: readonly string[], { lines }: ShownFacts): Finding {
  if (stems.every((stem) => soft.has(stem)) && stems.length === 1) return notFound("unsaid", {});
  const line = lines.find((one) => hasStems(stems, one.stems));
  return line ? found([line]) : notFound("unsaid", {});
}

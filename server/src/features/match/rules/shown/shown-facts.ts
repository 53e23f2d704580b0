import { languageStatementsIn } from "../../../jobs/rules/languages.ts";
import { occupationsOf } from "../../../search/rules/occupations/titles.ts";
import { stemsIn } from "../content-words.ts";
import { type Degree, degreesIn } from "../degrees.ts";
import { licensed, licensesIn } from "../licenses.ts";
import { shownSkills } from "../named-skills.ts";
import type { Background, Passage, ShownJob } from "./background.ts";
import { spokenIn } from "./spoken-languages.ts";

export interface FactJob extends ShownJob {
  /** "Line Cook, Harbor Diner". */
  readonly text: string;
  readonly skills: ReadonlySet<string>;
  readonly titles: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** What a background says, by what may be required. */
export interface ShownFacts {
  readonly jobs: readonly FactJob[];
  readonly skills: ReadonlyMap<string, readonly Passage[]>;
  readonly licenses: ReadonlyMap<string, readonly Passage[]>;
  /** Jobs by the license that their work takes. Where it is valid, nothing says. */
  readonly licensedWork: ReadonlyMap<string, readonly FactJob[]>;
  readonly languages: ReadonlyMap<string, readonly Passage[]>;
  readonly degrees: readonly (Degree & { readonly passage: Passage })[];
  readonly lines: readonly (Passage & { readonly stems: ReadonlySet<string> })[];
}

/** How people say that they haven't done something yet. */
const denied =
  /\b(?:no (?:\w+ )?(?:experience|knowledge|background)|not (?:yet )?(?:familiar|experienced|certified|licensed)|never (?:used|worked)|(?:want|wish|hope|hoping|eager|plan|planning|looking|like|excited) to learn|interested in learning|currently learning|willing to learn|lacks?)\b/i;

const known = new WeakMap<Background, ShownFacts>();

/** Remembered for as long as the background is. */
export function factsShown(background: Background): ShownFacts {
  const facts = known.get(background) ?? factsIn(background);
  known.set(background, facts);
  return facts;
}

function factsIn(background: Background): ShownFacts {
  const jobs = background.jobs.map(jobFacts);
  const titles = jobs.map(({ text, from }): Passage => ({ text, from }));
  const ofJobs = jobs.flatMap(({ lines, from }) => lines.map((line): Passage => ({ text: line, from })));
  const saidIn = (passages: readonly Passage[]) => unique(passages).filter(({ text }) => !denied.test(text));
  const isTitle = ({ text }: Passage) => jobs.some(({ title }) => title !== "" && text.startsWith(title));
  const stated = saidIn([
    ...background.skills,
    ...ofJobs,
    ...background.passages.filter((one) => !isTitle(one)),
  ]);
  const said = saidIn([...background.skills, ...titles, ...ofJobs, ...background.passages]);
  const taught = background.education;
  return {
    jobs,
    skills: byName([...said, ...taught], ({ text }) => shownSkills(text)),
    licenses: byName([...stated, ...taught], ({ text }) => licensesHeld(text)),
    licensedWork: byName(jobs, ({ titles: occupations }) =>
      occupations.flatMap((title) => licensed.get(title) ?? []),
    ),
    languages: byName([...said, ...taught], ({ text }) => [
      ...languageStatementsIn(text).map(({ name }) => name),
      ...spokenIn(text),
    ]),
    degrees: [...taught, ...said].flatMap((passage) =>
      degreesIn(passage.text).map((degree) => ({ ...degree, passage: { ...passage, text: degree.text } })),
    ),
    lines: said.map((passage) => ({ ...passage, stems: stemsIn(passage.text) })),
  };
}

function jobFacts(job: ShownJob): FactJob {
  const text = [job.title, job.company].filter(Boolean).join(", ");
  const said = [job.title, ...job.lines.filter((line) => !denied.test(line))];
  return {
    ...job,
    text,
    skills: new Set(said.flatMap(shownSkills)),
    titles: occupationsOf(job.title).map(({ title }) => title),
    stems: stemsIn([text, ...said].join("\n")),
  };
}

function licensesHeld(text: string): string[] {
  const pieces = text.split(/\s*[|•·,;()]\s*/).filter(Boolean);
  return [...new Set([text, ...pieces].flatMap(licensesIn))];
}

function byName<P extends Passage>(
  passages: readonly P[],
  namesIn: (passage: P) => readonly string[],
): ReadonlyMap<string, readonly P[]> {
  const found = new Map<string, P[]>();
  for (const passage of passages) {
    for (const name of new Set(namesIn(passage))) {
      const known = found.get(name);
      if (known) known.push(passage);
      else found.set(name, [passage]);
    }
  }
  return found;
}

function unique(passages: readonly Passage[]): Passage[] {
  return [...new Map(passages.toReversed().map((passage) => [passage.text, passage])).values()].toReversed();
}

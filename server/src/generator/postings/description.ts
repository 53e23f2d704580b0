import type { Facts } from "./facts.ts";
import { fillingOf } from "./filling.ts";
import { compileLines, type Filling, type Fragment, render } from "./fragment.ts";
import { misspell, wordsPerMisspelling } from "./misspell.ts";
import type { Random } from "./random.ts";
import { type SectorName, sectors } from "./sectors/all.ts";
import { benefits } from "./sentences/benefits.ts";
import * as frame from "./sentences/frame.ts";
import { type Block, enumerated, wordCount } from "./text.ts";

/** Words of a description, headings included. */
export const fewestWords = 150;
export const mostWords = 200;

/** The parts of a description before they are ordered. */
interface Parts {
  readonly intro: string[];
  readonly duties: string[];
  readonly needs: string[];
  readonly terms: string[];
  readonly ending: string[];
}

/** A description of 150 to 200 words: first the required parts, then as much else as fits. */
export function describe(facts: Facts, random: Random): Block[] {
  const filling = fillingOf(facts);
  const headings = [
    render(random.pick(frame.dutyHeadings), filling, random),
    render(random.pick(frame.needHeadings), filling, random),
  ] as const;
  const writer = new Writer(wordCount(headings[0]) + wordCount(headings[1]), filling, random);
  writeWhatMustBe(writer, facts, random);
  writeWhatMayBe(writer, facts, random);
  writer.slip();
  return arranged(writer.parts, headings, random);
}

/** Keeps count of the words. */
class Writer {
  readonly parts: Parts = { intro: [], duties: [], needs: [], terms: [], ending: [] };
  words: number;
  private readonly filling: Filling;
  private readonly random: Random;

  constructor(words: number, filling: Filling, random: Random) {
    this.words = words;
    this.filling = filling;
    this.random = random;
  }

  /** Adds a sentence if it fits. */
  add(part: keyof Parts, fragment: Fragment): void {
    this.addText(part, render(fragment, this.filling, this.random));
  }

  addText(part: keyof Parts, text: string): void {
    const words = wordCount(text);
    if (this.words + words > mostWords) return;
    this.words += words;
    this.parts[part].push(text.charAt(0).toUpperCase() + text.slice(1));
  }

  /** Now and then misspells a word of a duty. */
  slip(): void {
    if (!this.random.chance(this.words / wordsPerMisspelling)) return;
    const { duties } = this.parts;
    const at = this.random.below(duties.length);
    duties[at] = misspell(duties[at] as string, this.random);
  }
}

function writeWhatMustBe(writer: Writer, facts: Facts, random: Random): void {
  const isRemote = facts.remote.kind === "remote";
  const about = random.pick(aboutOf(facts.employer.sector));
  const opening = random.pick(isRemote ? frame.remoteOpenings : frame.openings);
  for (const fragment of random.chance(0.7) ? [opening, about] : [about, opening])
    writer.add("intro", fragment);
  writer.add("needs", random.pick(experienceOf(facts)));
  const [before, after] = random.pick(frame.skillFrames);
  writer.addText("terms", before + enumerated(facts.skills, random) + after);
  if (facts.remote.kind !== "unknown") writer.add("terms", random.pick(whereabouts[facts.remote.kind]));
  if (facts.language === undefined) return;
  const [start, end] = random.pick(frame.languageFrames);
  writer.addText("needs", start + facts.language + end);
}

function experienceOf({ trade, level }: Facts): readonly Fragment[] {
  return level.pay === 1 && trade.tenures.length > 0 ? trade.tenures : level.experience;
}

const whereabouts = {
  onsite: frame.onsiteSentences,
  hybrid: frame.hybridSentences,
  remote: frame.remoteSentences,
};

function writeWhatMayBe(writer: Writer, facts: Facts, random: Random): void {
  const { trade, jobType, pay, hours } = facts;
  const duties = shuffled(trade.duties, random);
  const needs = shuffled(trade.needs, random);
  for (const duty of duties.splice(0, 3)) writer.add("duties", duty);
  for (const need of needs.splice(0, 2)) writer.add("needs", need);
  if (pay !== undefined && random.chance(0.75)) {
    const [before, after] = random.pick(frame.paySentences);
    writer.addText("terms", before + pay.compensation.text + after);
  }
  if (jobType === "contract") writer.add("terms", random.pick(frame.contractSentences));
  if (jobType === "contractor") writer.add("terms", random.pick(frame.contractorSentences));
  writer.add("terms", random.pick(hours.sentences));
  fillUp(writer, facts, duties, needs, random);
}

/** In random order, until the description has its intended length. */
function fillUp(writer: Writer, facts: Facts, duties: Fragment[], needs: Fragment[], random: Random): void {
  const meant = random.between(fewestWords + 6, mostWords - 10);
  const usual: Extra[] = [
    ["ending", random.pick(benefits[facts.city.country])],
    ["ending", random.pick(frame.closings)],
    ...duties.splice(0, 2).map((duty) => ["duties", duty] as const),
  ];
  const rarer: Extra[] = [
    ["ending", random.pick(frame.equality)],
    ...random.some(frame.culture, 3).map((sentence) => ["ending", sentence] as const),
    ...duties.map((duty) => ["duties", duty] as const),
    ...needs.map((need) => ["needs", need] as const),
  ];
  for (const [part, fragment] of [...shuffled(usual, random), ...shuffled(rarer, random)]) {
    if (writer.words >= meant) return;
    writer.add(part, fragment);
  }
}

type Extra = readonly [keyof Parts, Fragment];

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return random.some(list, list.length);
}

function arranged(parts: Parts, [work, asked]: readonly [string, string], random: Random): Block[] {
  const { intro, duties, needs, terms, ending } = parts;
  const stop = random.chance(0.4) ? "." : "";
  const inProse = random.chance(0.12);
  const task: Block[] = inProse
    ? [{ kind: "paragraph", lines: [`${work}:`, ...duties.map((duty) => `${duty}.`)] }]
    : [paragraph(`${work}:`), { kind: "list", lines: duties.map((duty) => duty + stop) }];
  const profile: Block[] = [
    paragraph(`${asked}:`),
    { kind: "list", lines: needs.map((need) => (need.endsWith(".") ? need : need + stop)) },
  ];
  const first: Block = { kind: "paragraph", lines: intro };
  const facts: Block = { kind: "paragraph", lines: terms };
  const last: Block[] = ending.length === 0 ? [] : [{ kind: "paragraph", lines: ending }];
  const way = random.unit();
  if (way < 0.62) return [first, ...task, ...profile, facts, ...last];
  return way < 0.84
    ? [first, facts, ...task, ...profile, ...last]
    : [first, ...profile, ...task, facts, ...last];
}

function paragraph(line: string): Block {
  return { kind: "paragraph", lines: [line] };
}

const abouts = new Map<SectorName, readonly Fragment[]>();

function aboutOf(sector: SectorName): readonly Fragment[] {
  const known = abouts.get(sector) ?? compileLines(sectors[sector].about);
  abouts.set(sector, known);
  return known;
}

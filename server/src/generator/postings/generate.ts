import type { PostingDraft } from "../../features/jobs/rules/posting-draft.ts";
import { seniorityOf } from "../../features/jobs/rules/seniority.ts";
import { day } from "../../platform/durations.ts";
import { describe } from "./description.ts";
import { drawFacts, type Facts } from "./facts.ts";
import { Random } from "./random.ts";
import { type Block, htmlOf, textOf } from "./text.ts";
import { titleOf } from "./title.ts";

export interface Order {
  readonly count: number;
  /** A whole number; the same seed and `now` make the same postings on every machine. */
  readonly seed: number;
  /** Milliseconds since 1970; postings are dated within the 60 days before. */
  readonly now: number;
  /**
   * The first index, 0 by default. Posting `i` depends only on the seed and `i`, so slices can be generated
   * separately.
   */
  readonly from?: number;
}

/** Plausible postings of an invented job market, one at a time, including a few reposts by another source. */
export function* generatePostings({ count, seed, now, from = 0 }: Order): Generator<PostingDraft> {
  for (let index = from; index < from + count; index++) yield postingAt(index, seed, now);
}

const repostShare = 0.02;
/** How far back a repost reaches. */
const repostReach = 5000;

function postingAt(index: number, seed: number, now: number): PostingDraft {
  const original = repostedBy(index, seed);
  if (original === undefined) return draftOf(written(index, seed, now), index, seed, now);
  return reposted(written(originalOf(original, seed), seed, now), index, seed, now);
}

/** The original of a repost. */
function repostedBy(index: number, seed: number): number | undefined {
  const random = new Random(~seed, index);
  if (index === 0 || !random.chance(repostShare)) return undefined;
  return index - 1 - random.below(Math.min(index, repostReach));
}

function originalOf(index: number, seed: number): number {
  const earlier = repostedBy(index, seed);
  return earlier === undefined ? index : originalOf(earlier, seed);
}

/** A posting's own words and facts, before a source publishes it. */
interface Written {
  readonly facts: Facts;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly postedAt: number;
  readonly random: Random;
}

function written(index: number, seed: number, now: number): Written {
  const random = new Random(seed, index);
  const facts = drawFacts(random);
  const title = titleOf(facts, random);
  const blocks = describe(facts, random);
  return { facts, title, blocks, postedAt: now - ageOf(random), random };
}

const oldest = 60 * day;

/** A third is fresher than the rest, as on real boards. */
function ageOf(random: Random): number {
  const fresh = random.chance(0.33) ? random.unit() : 1;
  return Math.floor(random.unit() * fresh * oldest);
}

function draftOf(
  { facts, title, blocks, postedAt, random }: Written,
  index: number,
  seed: number,
  now: number,
): PostingDraft {
  const { employer, trade, jobType, language } = facts;
  const seniority = seniorityOf(title);
  return {
    source: "generated",
    sourceId: `${seed}-${index}`,
    sourceUrl: `https://${employer.slug}.example/jobs/${seed}-${index}`,
    organization: employer.name,
    ...(random.chance(0.3) && { recruiter: facts.recruiter }),
    title,
    description: htmlOf(blocks),
    text: textOf(blocks),
    places: facts.places,
    remote: facts.remote,
    ...facts.pay,
    ...(jobType !== undefined && { jobType }),
    industry: trade.occupation.industry,
    skills: facts.skills,
    languages: language === undefined ? [] : [language],
    ...(seniority !== undefined && { seniority }),
    postedAt,
    ...(random.chance(0.3) && { closesAt: now + random.between(1, 40) * day }),
    open: true,
  };
}

/** The same job on another board, later; half of them with a reversed list, some with the place in the title. */
function reposted(original: Written, index: number, seed: number, now: number): PostingDraft {
  const random = new Random(~seed, -index);
  const blocks = random.chance(0.5) ? withLastListReversed(original.blocks) : original.blocks;
  const title = random.chance(0.15) ? `${original.title} - ${original.facts.city.name}` : original.title;
  const postedAt = original.postedAt + Math.floor((now - original.postedAt) * random.unit());
  const { recruiter: _, ...draft } = draftOf({ ...original, title, blocks, postedAt }, index, seed, now);
  return { ...draft, source: "generated-board", sourceUrl: `https://board.example/${seed}-${index}` };
}

function withLastListReversed(blocks: readonly Block[]): Block[] {
  const last = blocks.findLastIndex(({ kind }) => kind === "list");
  return blocks.map((block, at) => (at === last ? { ...block, lines: block.lines.toReversed() } : block));
}

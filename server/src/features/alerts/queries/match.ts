import { setImmediate } from "node:timers/promises";
import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import { titleTokens } from "@candor/engine/analysis/title-tokens";
import type { Criteria } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { AlertIndex } from "@candor/engine/reverse/alert-index";
import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type ListedLate, listedLate } from "../../hosting/queries/listed-late.ts";
import { type SearchablePosting, searchablePostings, searchablePostingsAfter } from "../../jobs/queries.ts";
import { type SearchParts, understood } from "../../search/queries/ask.ts";
import { placesView } from "../../search/rules/whereabouts.ts";
import { changeOf } from "../../search/views/changes.ts";
import { Best } from "../rules/best.ts";
import { type WordsOf, weigh } from "../rules/reasons.ts";
import type { AlertRow } from "./alerts.ts";

/** Where an alert looks, as its reasons name the place. */
export interface Where {
  readonly label: string;
  readonly miles?: number | undefined;
}

/** What an alert found among new postings. */
export interface Found {
  readonly best: Best;
  readonly where: Where | undefined;
}

/** Identical sentences are parsed once. */
type Reading = SearchParts & Required<Pick<SearchParts, "sentences">>;

type Asking = Pick<AlertRow, "id" | "criteria_json" | "criteria_hash" | "seen_through" | "created_at">;

/** Alerts that ask for the same, compiled once. */
interface Question {
  readonly criteria: Criteria;
  readonly where: Where | undefined;
  readonly askers: readonly Asking[];
}

/**
 * The new postings for many alerts at once. The alerts go into a reverse index, and each posting after those that they
 * have seen is read once, however many alerts there are (ADR 064). A draft may be published after postings with higher
 * numbers: then it is new as well.
 */
export async function matchesOf(
  parts: Reading,
  alerts: readonly Asking[],
  through: number,
): Promise<ReadonlyMap<number, Found>> {
  const found = new Map<number, Found>();
  const after = Math.min(...alerts.map(({ seen_through: seen }) => seen));
  if (alerts.length === 0) return found;
  const { read } = parts.database;
  const late = new Map((await listedLate(read, after)).map((each) => [each.id, each]));
  if (after >= through && late.size === 0) return found;
  const questions = await questionsOf(parts, alerts);
  const wordsOf = readOnce(titleTokens);
  let index: AlertIndex | undefined;
  for await (const page of newPostings(read, { after, through, late: [...late.keys()] })) {
    index ??= await indexOf(questions, page);
    for (const posting of page) {
      const isNewTo = (asking: Asking) => isNew(posting.id, late.get(posting.id), asking);
      await offer(posting, index.match(posting), { questions, found, wordsOf, isNewTo });
    }
  }
  return found;
}

/** How many questions are worked on before other requests get a turn: a few milliseconds. */
const aTurn = 100;

async function questionsOf(parts: Reading, alerts: readonly Asking[]): Promise<Question[]> {
  const questions: Question[] = [];
  for (const askers of Map.groupBy(alerts, ({ criteria_hash: hash }) => hash).values()) {
    const question = await questionOf(parts, askers);
    if (question) questions.push(question);
    if (questions.length % aTurn === 0) await setImmediate();
  }
  return questions;
}

/** Undefined if its place is unknown: then it finds nothing, just as its search does. */
async function questionOf(parts: SearchParts, askers: readonly Asking[]): Promise<Question | undefined> {
  const fields = JSON.parse(askers[0]?.criteria_json ?? "{}") as AlertCriteria;
  const { request, whereabouts } = await readAsked(parts, { ...fields, close: "never" });
  if (!request) return undefined;
  const { firstSeenFrom: _age, ...filters } = request.criteria.filters;
  const [where, ...elsewhere] = placesView(whereabouts, parts.places);
  const named =
    elsewhere.length > 0 ? [where, ...elsewhere].map((each) => each?.label).join(", ") : undefined;
  return {
    criteria: { ...request.criteria, filters },
    where: named === undefined ? where : { label: named },
    askers,
  };
}

/** An overloaded index corrects no spelling. Words are then taken as typed, so that no mail waits for it. */
async function readAsked(parts: SearchParts, fields: AlertCriteria & { readonly close: "never" }) {
  try {
    return await understood(parts, fields);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return understood(parts, { ...fields, correct: false });
  }
}

/** The first page of postings shows which conditions are rare. */
async function indexOf(
  questions: readonly Question[],
  sample: readonly IndexedPosting[],
): Promise<AlertIndex> {
  const index = new AlertIndex(sample);
  for (const [at, { criteria }] of questions.entries()) {
    index.put(at, criteria);
    if (at % aTurn === 0) await setImmediate();
  }
  return index;
}

interface Offering {
  readonly questions: readonly Question[];
  readonly found: Map<number, Found>;
  readonly wordsOf: WordsOf;
  readonly isNewTo: (asking: Asking) => boolean;
}

/** Late postings that an alert has already mailed are filtered out later, with everything mailed to its person. */
function isNew(id: number, late: ListedLate | undefined, { seen_through: seen, created_at: made }: Asking) {
  return id > seen || (late !== undefined && late.listedAfter >= seen && late.publishedAt >= made);
}

/** Lets other requests be answered between two postings. */
async function offer(
  posting: IndexedPosting,
  matching: readonly number[],
  { questions, found, wordsOf, isNewTo }: Offering,
): Promise<void> {
  await setImmediate();
  if (matching.length === 0) return;
  const titleWords = new Set(titleTokens(posting.title));
  for (const at of matching) {
    const { criteria, where, askers } = questions[at]!;
    const candidate = { id: posting.id, weight: weigh(criteria, posting, titleWords, wordsOf) };
    for (const asking of askers) {
      if (!isNewTo(asking)) continue;
      const { id } = asking;
      const known = found.get(id) ?? { best: new Best(), where };
      if (known.best.total === 0) found.set(id, known);
      known.best.offer(candidate);
    }
  }
}

/** People ask for the same words: each is read once per batch. */
function readOnce(read: WordsOf): WordsOf {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? read(text);
    known.set(text, words);
    return words;
  };
}

const pageSize = 250;

interface Among {
  readonly after: number;
  readonly through: number;
  /** Numbers of postings that count too, however low. */
  readonly late: readonly number[];
}

/** Open postings numbered above `after` up to `through`, and the late ones, a page at a time. */
async function* newPostings(read: Reader, { after, through, late }: Among) {
  for (let from = after; from < through; ) {
    const rows = await searchablePostingsAfter(read, from, pageSize);
    yield* openOf(rows.filter(({ id }) => id <= through));
    from = rows.length < pageSize ? through : rows.at(-1)!.id;
  }
  const lower = late.filter((id) => id <= after);
  for (let at = 0; at < lower.length; at += pageSize)
    yield* openOf(await searchablePostings(read, lower.slice(at, at + pageSize)));
}

function* openOf(rows: readonly SearchablePosting[]) {
  const open = rows.map(changeOf).flatMap((change) => (change.kind === "put" ? [change.posting] : []));
  if (open.length > 0) yield open;
}

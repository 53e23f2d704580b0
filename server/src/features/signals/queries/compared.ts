import type { SearchRequest } from "@candor/engine/criteria";
import { Problem } from "../../../platform/http/problem.ts";
import { answered, type SearchParts } from "../../search/queries/ask.ts";
import { occupationsOf } from "../../search/rules/occupations/titles.ts";
import { originalOf, tellingPhrases } from "../rules/copied-words.ts";
import { payFarOutside, type YearlyRange } from "../rules/pay.ts";
import type { Signal } from "../rules/signal.ts";

export type ComparingParts = Pick<SearchParts, "database" | "clock" | "index" | "asking">;

/** A posting that is compared with others, whether or not it is in the records. */
export interface Compared {
  /** Absent while nobody can find it. */
  readonly id?: number;
  readonly organizationId: number;
  readonly firstSeenAt?: number;
  readonly title: string;
  readonly text: string;
  readonly currency: string | null;
  readonly payMin: number | null;
  readonly payMax: number | null;
}

const mostCompared = 100;

/** Signals that show only in comparison with other postings; undefined while the search is too busy to tell. */
export async function comparedSignals(parts: ComparingParts, own: Compared): Promise<Signal[] | undefined> {
  try {
    return [...(await paySignal(parts, own)), ...(await copySignal(parts, own))];
  } catch (error) {
    if (error instanceof Problem && busy.has(error.code)) return undefined;
    throw error;
  }
}

/** The rest of a page doesn't wait for these. */
const busy: ReadonlySet<string> = new Set(["overloaded", "unavailable", "search-too-broad"]);

async function paySignal(parts: ComparingParts, own: Compared): Promise<Signal[]> {
  const occupation = occupationsOf(own.title)[0]?.title;
  const range = rangeOf(own.payMin, own.payMax);
  if (occupation === undefined || range === undefined || own.currency === null) return [];
  const clause = {
    kind: "word",
    word: occupation,
    concepts: [occupation],
    inTitle: true,
    known: true,
  } as const;
  const found = await find(parts, { clauses: [clause], exclude: [], exact: false, filters: { payFloor: 1 } });
  if (found.length === 0) return [];
  const rows = await parts.database.read
    .selectFrom("posting")
    .select(["id", "title", "pay_min", "pay_max"])
    .where("id", "in", found)
    .where("compensation_currency", "=", own.currency)
    .execute();
  const others = rows
    .filter(({ id, title }) => id !== own.id && occupationsOf(title)[0]?.title === occupation)
    .flatMap((row) => rangeOf(row.pay_min, row.pay_max) ?? []);
  const outside = payFarOutside(range, others);
  return outside ? [{ name: "pay-far-outside", pay: { ...outside, occupation } }] : [];
}

async function copySignal(parts: ComparingParts, own: Compared): Promise<Signal[]> {
  const found = new Set<number>();
  for (const words of tellingPhrases(own.text)) {
    const clause = { kind: "phrase", words } as const;
    const hits = await find(parts, { clauses: [clause], exclude: [], exact: true, filters: {} });
    for (const id of hits) found.add(id);
  }
  if (found.size === 0) return [];
  const rows = await parts.database.read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["posting.id", "posting.title", "posting.text", "organization.name as organization"])
    .select(["posting.organization_id as organizationId", "posting.first_seen_at as firstSeenAt"])
    .where("posting.id", "in", [...found])
    .where("posting.organization_id", "!=", own.organizationId)
    .execute();
  const original = originalOf(own, rows);
  return original ? [{ name: "copied-words", original }] : [];
}

async function find(parts: ComparingParts, criteria: SearchRequest["criteria"]): Promise<number[]> {
  const { index, clock, asking } = parts;
  const request = { criteria, sort: "date", from: 0, size: mostCompared, facets: false } as const;
  const { hits } = await answered(index.search({ ...request, now: clock.now() }, asking));
  return hits.map(({ id }) => id);
}

function rangeOf(min: number | null, max: number | null): YearlyRange | undefined {
  const [low, high] = [min ?? max, max ?? min];
  return low === null || high === null ? undefined : { min: low, max: high };
}

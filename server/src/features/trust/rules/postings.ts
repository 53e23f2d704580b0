import { day } from "../../../platform/durations.ts";

/** Some open postings that are alike. */
export interface Alike {
  readonly source: string;
  /** Whether its organization wrote it here, or took it over. */
  readonly hosted: number;
  readonly confirmed: number;
  /** Whole days since its organization confirmed it, or since it was first seen. */
  readonly days: number;
  readonly count: number;
  readonly paid: number;
  readonly hidden: number;
  readonly clusters: number;
}

/** Ages in days; both ends count. */
const ages = [
  { from: 0, through: 0 },
  { from: 1, through: 7 },
  { from: 8, through: 14 },
  { from: 15, through: 30 },
  { from: 31, through: 60 },
  { from: 61 },
] as const;

/** How long ago somebody who knows last said that each open posting is open. */
export function freshnessOf(postings: readonly Alike[], lastLists: ReadonlyMap<string, number>, now: number) {
  const age = ({ source, confirmed, days }: Alike): number => {
    const list = confirmed ? undefined : lastLists.get(source);
    return Math.max(0, list === undefined ? days : Math.min(days, Math.floor((now - list) / day)));
  };
  return {
    n: sumOf(postings, "count"),
    confirmed: sumOf(
      postings.filter(({ confirmed }) => confirmed === 1),
      "count",
    ),
    ages: ages.map((range) => {
      const { from, through = Infinity } = { through: undefined, ...range };
      const within = postings.filter((each) => age(each) >= from && age(each) <= through);
      return { ...range, count: sumOf(within, "count") };
    }),
  };
}

/** How many open postings name an amount. */
export function payOf(postings: readonly Alike[]) {
  const [hosted, imported] = [1, 0].map((wanted) => {
    const of = postings.filter(({ hosted }) => hosted === wanted);
    return { n: sumOf(of, "count"), stated: sumOf(of, "paid") };
  }) as [Share, Share];
  return { hosted, imported };
}

interface Share {
  readonly n: number;
  readonly stated: number;
}

export function duplicatesOf(postings: readonly Alike[]) {
  return {
    n: sumOf(postings, "count"),
    hidden: sumOf(postings, "hidden"),
    clusters: sumOf(postings, "clusters"),
  };
}

function sumOf(postings: readonly Alike[], name: "count" | "paid" | "hidden" | "clusters"): number {
  return postings.reduce((sum, { [name]: count }) => sum + count, 0);
}

import { isDeepStrictEqual } from "node:util";
import type { SearchRequest } from "@candor/engine/criteria";
import { rounded, type Summary, summarize } from "../statistics.ts";
import type { QueryClass } from "./classes.ts";
import { type SharedFacets, sharedFacets } from "./peers/facet-rows.ts";
import type { Answer, Peer } from "./peers/peer.ts";

const leastSamples = 10;
const mostSamples = 1000;

/** Answers that differ where they must not. */
export interface Difference {
  readonly class: string;
  readonly request: SearchRequest;
  readonly peer: string;
  readonly what: "total" | "order" | "facets";
  readonly theirs: unknown;
  readonly ours: unknown;
}

/** Whether a peer supports all searches of a class. */
export function supports({ cannot }: Peer, { requests }: QueryClass): boolean {
  return requests.every(({ criteria }) => !criteria.clauses.some(({ kind }) => cannot.includes(kind)));
}

/**
 * Sends every search to every peer once and compares the answers with the first peer's. `first` is the slowest of its
 * answers, before any warm-up.
 */
export async function compare([engine, ...peers]: readonly Peer[], { name, requests }: QueryClass) {
  const differences: Difference[] = [];
  const totals: number[] = [];
  let first = 0;
  for (const request of requests) {
    const start = performance.now();
    const ours = await engine!.search(request);
    first = Math.max(first, performance.now() - start);
    const others = await inTurn(peers, (peer) => peer.search(request));
    totals.push(ours.total);
    others.forEach((theirs, index) => {
      for (const what of differing(request, ours, theirs))
        differences.push({
          class: name,
          request,
          peer: peers[index]!.name,
          what,
          ...sides(what, ours, theirs),
        });
    });
  }
  return { totals, first: rounded(first), differences };
}

/** Orders are comparable only where they don't depend on scoring. */
function differing(request: SearchRequest, ours: Answer, theirs: Answer): Difference["what"][] {
  const found: Difference["what"][] = [];
  if (ours.total !== theirs.total) found.push("total");
  const ids = ({ hits }: Answer) => hits.map(({ id }) => id);
  if (request.sort !== "relevance" && !isDeepStrictEqual(ids(ours), ids(theirs))) found.push("order");
  if (!isDeepStrictEqual(shared(ours.facets), theirs.facets)) found.push("facets");
  return found;
}

function shared(facets: SharedFacets | undefined): SharedFacets | undefined {
  if (!facets) return undefined;
  return Object.fromEntries(sharedFacets.map((name) => [name, facets[name]])) as unknown as SharedFacets;
}

function sides(what: Difference["what"], ours: Answer, theirs: Answer) {
  const side = ({ total, hits, facets }: Answer) => ({ total, order: hits, facets })[what];
  return { ours: side(ours), theirs: side(theirs) };
}

/** Times of a peer's answers to a class: at least ten, for about this many seconds, with all threads warm. */
export async function time(peer: Peer, { requests }: QueryClass, seconds: number): Promise<Summary> {
  await warm(peer, requests);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let i = 0; i < mostSamples; i++) {
    if (i >= leastSamples && performance.now() > end) break;
    const start = performance.now();
    await peer.search(requests[i % requests.length]!);
    times.push(performance.now() - start);
  }
  return summarize(times);
}

const warmRounds = 4;

/** Sends each search from as many concurrent callers as the peer serves: a few times, or for about a second. */
async function warm(peer: Peer, requests: readonly SearchRequest[]): Promise<void> {
  const end = performance.now() + 1000;
  for (let round = 0; round < warmRounds && performance.now() < end; round++) {
    for (const request of requests)
      await Promise.all(Array.from({ length: peer.concurrency }, () => peer.search(request)));
  }
}

/** Searches a second over all classes in turn: whole rounds of the mix, for about this many seconds. */
export async function throughput(
  peer: Peer,
  classes: readonly QueryClass[],
  seconds: number,
): Promise<number> {
  const mix = classes.flatMap(({ requests }) => requests);
  const start = performance.now();
  let asked = 0;
  const enough = () => asked % mix.length === 0 && asked > 0 && performance.now() - start > seconds * 1000;
  const asker = async () => {
    while (!enough()) await peer.search(mix[asked++ % mix.length]!);
  };
  await Promise.all(Array.from({ length: peer.concurrency }, asker));
  return rounded((asked / (performance.now() - start)) * 1000);
}

async function inTurn<T, Result>(items: readonly T[], work: (item: T) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

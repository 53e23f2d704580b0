import { setTimeout as wait } from "node:timers/promises";
import { type Summary, summarize } from "../statistics.ts";
import type { QueryClass } from "./classes.ts";
import { corpus } from "./corpus.ts";
import type { EnginePeer } from "./peers/engine.ts";

const batchSize = 10;
const pauseMilliseconds = 100;

export interface LiveFigures {
  /** From handing over a change until a search finds it. */
  readonly visible: Summary;
  readonly changesApplied: number;
  /** Searches of the mix in the meantime, one after another. */
  readonly searches: Summary;
}

/** Searches while postings change: a hundred new versions a second, in batches of ten. */
export async function searchWhileUpdating(
  peer: EnginePeer,
  classes: readonly QueryClass[],
  seconds: number,
): Promise<LiveFigures> {
  const mix = classes.flatMap(({ requests }) => requests);
  const visible: number[] = [];
  const searches: number[] = [];
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;

  const change = async () => {
    for (const batch of corpus(batchSize * 1000, batchSize)) {
      if (isOver()) return;
      const word = `vishable${visible.length}`;
      const start = performance.now();
      await peer.add(batch.map((posting) => ({ ...posting, title: `${posting.title} ${word}` })));
      const { total } = await peer.search(find(mix[0]!, word));
      visible.push(performance.now() - start);
      if (total !== batch.length) throw new Error(`${total} of ${batch.length} changes are found.`);
      await wait(pauseMilliseconds);
    }
  };
  const search = async () => {
    for (let i = 0; !isOver(); i++) {
      const start = performance.now();
      await peer.search(mix[i % mix.length]!);
      searches.push(performance.now() - start);
    }
  };
  await Promise.all([change(), search()]);
  return {
    visible: summarize(visible),
    changesApplied: visible.length * batchSize,
    searches: summarize(searches),
  };
}

function find(like: QueryClass["requests"][number], word: string): QueryClass["requests"][number] {
  return { ...like, criteria: { ...like.criteria, clauses: [{ kind: "word", word }] } };
}

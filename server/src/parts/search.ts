import type { SearchIndex } from "@candor/engine/port";
import { titleWeights } from "../features/search/rules/occupations/title-weights.ts";
import { followPostings, type Learning, learnOccupations } from "../features/search/tasks.ts";
import { indexVersion } from "../features/search/views/changes.ts";
import { claimIndexFolder } from "../index-folder.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Follower } from "../platform/events/follower.ts";
import { AnswerCache } from "../platform/http/answer-cache.ts";
import type { Logger } from "../platform/log.ts";
import { Revision } from "../platform/revision.ts";

export type OpenIndex = (options: {
  folder: string;
  clock: Clock;
  log: (message: string) => void;
  version: string;
  titleWeights: ReadonlyMap<string, number>;
}) => Promise<SearchIndex>;

/** The index, and what caches or learns from its postings. */
export interface IndexParts {
  /** Advances when signed-out visitors would see something different, and the index has it. */
  readonly content: Revision;
  readonly index: SearchIndex;
  /** Cached answers of the lookup call. */
  readonly jobAnswers: AnswerCache;
  /** What postings last taught about occupations. */
  readonly learned: Learning["learned"];
  /** Begins to learn it. */
  readonly learn: Learning["begin"];
}

export interface OpenSearch extends IndexParts {
  readonly postings: Follower;
  readonly learning: Learning;
  /** Call it when nobody uses the index anymore. */
  readonly close: () => Promise<void>;
}

/** Resolves when the index has caught up with the records. */
export async function openSearch(
  { config, database, clock, log }: { config: Config; database: Database; clock: Clock; log: Logger },
  openIndex: OpenIndex,
): Promise<OpenSearch> {
  const folder = claimIndexFolder(config);
  const index = await openIndex({
    folder: folder.path,
    clock,
    log: (text) => log.warn({ part: "index" }, text),
    version: indexVersion,
    titleWeights,
  });
  const content = new Revision();
  const jobAnswers = new AnswerCache();
  const postings = await followPostings(database, index, log, () => content.advance());
  const learning = learnOccupations(database.read, log);
  return {
    content,
    index,
    jobAnswers,
    learned: learning.learned,
    learn: learning.begin,
    postings,
    learning,
    async close() {
      await index.close();
      folder.release();
    },
  };
}

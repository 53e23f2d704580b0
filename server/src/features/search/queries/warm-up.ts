import type { Logger } from "../../../platform/log.ts";
import type { SearchParts } from "./ask.ts";
import { search } from "./search.ts";
import { suggestions } from "./suggest.ts";

interface WarmUpParts extends Omit<SearchParts, "asking"> {
  readonly log: Logger;
}

/** As many as the engine has threads at most. Together they need every table: of titles, skills, places, spellings. */
const sentences = [
  "senior software engineer near denver over 80k",
  "registered nurse, no nights",
  "remote welder with health insurance",
  "part time acountant",
];

/**
 * Searches before anybody else does, and without a time limit. The first searches make the tables that sentences are
 * read with, and compile the threads' code: on a busy machine that takes longer than a search may take.
 */
export async function warmUp({ log, ...others }: WarmUpParts): Promise<void> {
  const parts = { ...others, asking: {} };
  try {
    await Promise.all(sentences.map((query) => search(parts, { query, facets: true })));
    // A table of places' labels is made in small steps once the server listens.
    await suggestions(parts, "nur", ["title", "skill", "organization"]);
  } catch (error) {
    log.warn({ err: error }, "the searches of the start failed");
  }
}

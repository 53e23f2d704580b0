import { minute } from "../../../platform/durations.ts";
import type { Revision } from "../../../platform/revision.ts";
import type { SearchParts } from "./ask.ts";

export interface CurrentParts extends SearchParts {
  /** Advances when postings change. */
  readonly content: Pick<Revision, "current">;
}

/** In milliseconds: an answer may also depend on the day. */
const longest = 10 * minute;

/** Remembers an answer that is the same for everybody, until postings change or ten minutes have passed. */
export function whileCurrent<Answer>(
  ask: (parts: SearchParts) => Promise<Answer>,
): (parts: CurrentParts) => Promise<Answer> {
  let known: { readonly answer: Answer; readonly revision: number; readonly at: number } | undefined;
  return async (parts) => {
    const [revision, at] = [parts.content.current, parts.clock.now()];
    const isCurrent = known?.revision === revision && at >= known.at && at - known.at < longest;
    if (!known || !isCurrent) known = { answer: await ask(parts), revision, at };
    return known.answer;
  };
}

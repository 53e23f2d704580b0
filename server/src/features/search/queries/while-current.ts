import { LRUCache } from "lru-cache";
import { minute } from "../../../platform/durations.ts";
import type { Revision } from "../../../platform/revision.ts";
import type { SearchParts } from "./ask.ts";

export interface CurrentParts extends SearchParts {
  /** Advances when postings change. */
  readonly content: Pick<Revision, "current">;
}

interface Known<Answer> {
  readonly answer: Answer;
  readonly revision: number;
  readonly at: number;
}

/** In milliseconds. Limited, because an answer may also depend on the day. */
const longest = 10 * minute;

/**
 * Remembers answers that are the same for everybody, until postings change or ten minutes have passed. A caller who
 * asks the same thing several times at once is answered from one search; callers don't wait for each other's searches,
 * so that nobody is refused because of another's load. Failures aren't remembered.
 *
 * @param most how many answers to different questions are remembered
 */
export function whileCurrent<Answer extends object, Question extends readonly unknown[] = []>(
  ask: (parts: SearchParts, ...question: Question) => Promise<Answer>,
  most = 1,
): (parts: CurrentParts, ...question: Question) => Promise<Answer> {
  const answers = new LRUCache<string, Known<Answer>>({ max: most });
  const underWay = new Map<string, Promise<Answer>>();
  return async (parts, ...question) => {
    const name = JSON.stringify(question);
    const [revision, at] = [parts.content.current, parts.clock.now()];
    const known = answers.get(name);
    if (known?.revision === revision && at >= known.at && at - known.at < longest) return known.answer;
    const turn = JSON.stringify([parts.asking.caller, revision, name]);
    const shared = underWay.get(turn);
    if (shared) return shared;
    const asked = ask(parts, ...question).finally(() => underWay.delete(turn));
    underWay.set(turn, asked);
    const answer = await asked;
    answers.set(name, { answer, revision, at });
    return answer;
  };
}

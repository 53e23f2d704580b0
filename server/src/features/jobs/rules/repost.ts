import type { DuplicateFacts } from "./duplicate-facts.ts";
import { likeWords, signatureOf } from "./signature.ts";

/**
 * Whether a posting repeats an earlier one of the same organization: title, place and words are the same. Pay and days
 * may differ; a text that changed by more than a few words is another job.
 */
export function isRepost(one: DuplicateFacts, earlier: DuplicateFacts): boolean {
  const [a, b] = [signatureOf(one), signatureOf(earlier)];
  const isSamePlace =
    a.places.length === 0 ? b.places.length === 0 : a.places.some((place) => b.places.includes(place));
  const isOtherType = a.jobType !== undefined && b.jobType !== undefined && a.jobType !== b.jobType;
  return a.title === b.title && isSamePlace && !isOtherType && likeWords(one.text, earlier.text);
}

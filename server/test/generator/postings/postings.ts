import type { PostingDraft } from "../../../src/features/jobs/rules/posting-draft.ts";
import { generatePostings } from "../../../src/generator/postings/generate.ts";

export const now = Date.UTC(2026, 10, 20);

export function generated(count: number, { seed = 1, from = 0 } = {}): PostingDraft[] {
  return [...generatePostings({ count, seed, now, from })];
}

export function shareOf<T>(list: readonly T[], test: (member: T) => boolean): number {
  return list.filter(test).length / list.length;
}

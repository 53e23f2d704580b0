import type { PostingField, ProposedValue } from "@candor/contract/hosting/shapes";

const longestSentence = 300;

export function proposal(field: PostingField, value: string, shown: string, sentence: string): ProposedValue {
  return { field, value, shown, sentence: sentence.slice(0, longestSentence) };
}

/** What several sentences say: only if all say the same. */
export function agreed<T extends { readonly value: string }>(found: readonly T[]): T | undefined {
  const [first, ...others] = found;
  return others.every(({ value }) => value === first?.value) ? first : undefined;
}

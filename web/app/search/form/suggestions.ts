import type { Answer } from "@candor/contract/client";
import { message } from "@candor/contract/messages/message";
import type { suggest } from "@candor/contract/search/routes";

export type Suggestion = Answer<typeof suggest>["suggestions"][number];

/** The parts of a sentence that may be completed: all of it, or its last words. */
export function endings(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const counts = new Set([words.length, 3, 2, 1]);
  return [...counts]
    .filter((count) => count <= words.length)
    .map((count) => words.slice(-count).join(" "))
    .filter((ending) => ending.length >= shortest && /[\p{L}\p{N}]/u.test(ending));
}

/** Nearly everything begins with any one letter. */
const shortest = 2;

/** A text with its ending completed, so that the search reads it as what it is. */
export function completed(text: string, ending: string, { kind, value }: Suggestion, isSentence: boolean) {
  if (!isSentence) return value;
  const words = text.trim().split(/\s+/);
  const before = words.slice(0, words.length - ending.split(" ").length);
  const cue = before.at(-1)?.toLowerCase() ?? "";
  return [...before, cues.includes(cue) ? value : (said[kind]?.(value) ?? value)].join(" ");
}

const cues = ["in", "at", "near", "for", "with"];

const said: Partial<Record<Suggestion["kind"], (value: string) => string>> = {
  organization: (organization) => message("suggest.atOrganization", { organization }),
  place: (place) => message("suggest.inPlace", { place }),
};

/** Grouped by kind, in order of each kind's first suggestion; suggestions that find nothing come last in their kind. */
export function grouped(suggestions: readonly Suggestion[]): (readonly [Suggestion["kind"], Suggestion[]])[] {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const all = suggestions.filter((one) => one.kind === kind);
    return [kind, [...all.filter(({ count }) => count > 0), ...all.filter(({ count }) => count === 0)]];
  });
}

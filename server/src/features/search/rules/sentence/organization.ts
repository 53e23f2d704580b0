import type { Reading, Recogniser } from "./reading.ts";
import { type Sentence, spanText } from "./words.ts";

const longest = 6;
const cue =
  /(?:^|[\s,;(])(?<cue>(?:(?:jobs?|work(?:ing)?|roles?|positions?|openings?)\s+)?(?:at|for|with)|employed\s+by|@)\s*$/i;

/** Possible names of an organization after a cue, longest first. */
export function organizationCandidates(sentence: Sentence): string[] {
  return spansAfterCues(sentence).map(({ name }) => name);
}

/** "at Acme Health", "@globex": the name of a known organization after a cue. */
export const organization: Recogniser = (sentence, { organizations }) =>
  spansAfterCues(sentence).flatMap(({ name, start, end, cued }): Reading[] => {
    const found = organizations.get(name.toLowerCase());
    if (!found) return [];
    const meaning = { kind: "organization", ids: found.ids } as const;
    return [{ start: cued, end, known: end - start, meaning, value: found.name, label: found.name }];
  });

interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The start of the cue. */
  readonly cued: number;
}

function spansAfterCues(sentence: Sentence): Span[] {
  const { text, words, starts } = sentence;
  return words.flatMap((word, first) => {
    const match = cue.exec(text.slice(0, word.start));
    if (!match) return [];
    const cued = text.lastIndexOf(match.groups!["cue"]!, word.start);
    const spans: Span[] = [];
    for (let count = longest; count >= 1; count--) {
      const name = spanText(sentence, first, count);
      if (name === undefined) continue;
      const end = words[first + count - 1]!.end;
      spans.push({ name, start: word.start, end, cued: starts.has(cued) ? cued : word.start });
    }
    return spans;
  });
}

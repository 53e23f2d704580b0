import type { Clock } from "./clock.ts";

/** Makes an answer again only if the last one is older than this, in milliseconds. A failure isn't kept. */
export function atMostEvery<Answer>(
  longest: number,
  clock: Clock,
  make: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    const now = clock.now();
    if (last && now >= last.at && now - last.at < longest) return last.answer;
    const made = { at: now, answer: make() };
    last = made;
    made.answer.catch(() => {
      if (last === made) last = undefined;
    });
    return made.answer;
  };
}

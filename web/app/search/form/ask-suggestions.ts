import { openWire } from "../../live/wire.ts";
import { endings, grouped, type Suggestion } from "./suggestions.ts";

export interface Suggested {
  /** The part of the text that they complete. */
  readonly ending: string;
  readonly groups: ReturnType<typeof grouped>;
}

/** Completions of a text: of all of it, or else of its last words. Fails silently. */
export async function askSuggestions(
  text: string,
  kind: Suggestion["kind"] | undefined,
  signal: AbortSignal,
): Promise<Suggested> {
  const ask = (await openWire()).calls({ announce: () => () => undefined });
  for (const ending of kind === undefined ? endings(text) : [text.trim()]) {
    const query = { q: ending, ...(kind && { kind }) };
    const { suggestions } = await ask("suggest", { query }, { signal });
    if (suggestions.length > 0) return { ending, groups: grouped(suggestions) };
  }
  return { ending: "", groups: [] };
}

import { joining } from "./joined-words.ts";
import type { Piece } from "./pieces.ts";

/** What stands before the last of several alternatives, or between any two. */
const alternative = new RegExp(`^[\\s,]*(?:${joining})`, "i");
/** What may stand before the others: "sql, excel or tableau". */
const comma = /^\s*,/;

/** The skills of a sentence, in order: one of each list is asked for. */
export function skillsOf(text: string, pieces: readonly Piece[]): string[][] {
  const lists: string[][] = [];
  /** The lists since the last one that no comma joins to the one before it. */
  let listed: string[][] = [];
  let before: Piece | undefined;
  for (const piece of pieces) {
    const { meaning } = piece;
    if (meaning?.kind === "skill") {
      // Filler before a piece belongs to it.
      const between = before === undefined ? undefined : text.slice(before.end, piece.end);
      if (between !== undefined && alternative.test(between)) {
        const joined = [...listed.flat(), meaning.skill];
        lists.splice(lists.length - listed.length, listed.length, joined);
        listed = [joined];
      } else {
        const single = [meaning.skill];
        listed = between !== undefined && comma.test(between) ? [...listed, single] : [single];
        lists.push(single);
      }
    }
    before = meaning?.kind === "skill" ? piece : undefined;
  }
  return lists;
}

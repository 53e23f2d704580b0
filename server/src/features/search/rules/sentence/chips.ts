import type { Chip } from "@candor/contract/search/shapes";
import type { Piece } from "./pieces.ts";

/** A chip's id is its kind and start: unique in its sentence, and stable for the same sentence. */
export function chipsOf(text: string, pieces: readonly Piece[]): Chip[] {
  return pieces.map(({ start, end, also = [], own, meaning, choices, leaves, ...read }) => {
    const kind = kindOf(meaning);
    const written = text.slice(start, end).replace(/\s+/g, " ");
    const { value = written, label = written } = read;
    return {
      id: `${kind}-${start}`,
      kind,
      value,
      label,
      words: [[start, end] as const, ...also].map(([from, to]) => [from, to]),
      ...(own && { own: own.map(([from, to]): [number, number] => [from, to]) }),
      ...(choices && { choices: [...choices] }),
      ...(leaves !== undefined && { leaves }),
    };
  });
}

function kindOf(meaning: Piece["meaning"]): Chip["kind"] {
  if (meaning === undefined) return "text";
  if (meaning.kind === "nearMe") return "place";
  return meaning.kind === "occupation" ? "title" : meaning.kind;
}

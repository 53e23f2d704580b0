import { tokens } from "@candor/engine/analysis/tokenize";
import { inFull } from "./abbreviations.ts";
import { occupationsWorking } from "./fields-of-work.ts";
import type { Occupation } from "./occupation.ts";
import { occupationsTitled } from "./titles.ts";

/** Longer titles are never reordered. */
const mostTurned = 3;

/**
 * The families of a title as people type it: as the graph has it ("rn"), otherwise by the work ("housekeeping"), with
 * its words in full ("acct mgr"), in the usual order ("engineer software") or in one word ("house keeper").
 */
export function occupationsTyped(title: string): readonly Occupation[] {
  let families = known.get(title);
  if (!families) {
    if (known.size >= mostRemembered) known.clear();
    known.set(title, (families = familiesTyped(title)));
  }
  return families;
}

/** Several rules ask for the same words of one sentence. */
const known = new Map<string, readonly Occupation[]>();
const mostRemembered = 1000;

function familiesTyped(title: string): readonly Occupation[] {
  const titled = occupationsTitled(title);
  const exact = titled.length > 0 ? titled : occupationsWorking(title);
  const words = tokens(title);
  if (exact.length > 0 || words.length < 2) return exact;
  for (const variant of variantsOf(words)) {
    const families = occupationsTitled(variant);
    if (families.length > 0) return families;
  }
  return [];
}

function* variantsOf(words: readonly string[]): Generator<string> {
  const full = inFull(words);
  yield* full;
  if (words.length > mostTurned) return;
  yield turned(words);
  yield* full.map((title) => turned(title.split(" ")));
  // "m&a" isn't an MA.
  if (words.length === 2 && words.every(({ length }) => length > 1)) yield words.join("");
}

/** Whether a title is known only with its words in another order: the order of a sentence may mean something else. */
export function isTurned(title: string): boolean {
  const words = tokens(title);
  if (words.length < 2 || words.length > mostTurned) return false;
  const inOrder = [title, words.join(""), ...inFull(words)];
  return !inOrder.some(isKnown) && occupationsTyped(title).length > 0;
}

function isKnown(title: string): boolean {
  return occupationsTitled(title).length > 0 || occupationsWorking(title).length > 0;
}

/** "manager human resources" is a human resources manager. */
function turned([head = "", ...rest]: readonly string[]): string {
  return [...rest, head].join(" ");
}

import type { Meaning, Reading } from "./reading.ts";

/**
 * Chooses between readings: a word goes to the longest known phrase that claims it (of equal ones to the surest, if one
 * is sure: "in pa" is no physician assistant; else to the one named first), and what a search can have only once goes to the surest reading, of equal ones to the leftmost. Answers in
 * the order of the sentence.
 */
export function resolve(readings: readonly Reading[]): Reading[] {
  return onceEach(withoutOverlap(readings)).sort((a, b) => a.start - b.start);
}

function withoutOverlap(readings: readonly Reading[]): Reading[] {
  const taken = new Uint8Array(Math.max(0, ...readings.map((reading) => reading.end)));
  return readings
    .toSorted((a, b) => b.known - a.known || sureness(b) - sureness(a))
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    });
}

/** A name by itself is as good as another; one that is introduced, or has its state beside it, is not. */
function sureness({ certainty = 0 }: Reading): number {
  return Math.max(1, certainty);
}

function onceEach(readings: readonly Reading[]): Reading[] {
  const filled = new Set<string>();
  return readings
    .toSorted((a, b) => (b.certainty ?? 0) - (a.certainty ?? 0) || a.start - b.start)
    .filter(({ meaning }) => {
      const slots = slotsOf(meaning);
      if (slots.some((slot) => filled.has(slot))) return false;
      for (const slot of slots) filled.add(slot);
      return true;
    });
}

/** What a reading fills that nothing else may fill too. */
function slotsOf(meaning: Meaning): string[] {
  if (meaning.kind === "pay") return bounds.filter((bound) => meaning.pay[bound] !== undefined);
  if (meaning.kind === "type") return [`type ${meaning.jobType}`];
  return single.has(meaning.kind) ? [meaning.kind] : [];
}

const bounds = ["floor", "ceiling"] as const;
const single: ReadonlySet<string> = new Set(["place", "remote", "age"]);

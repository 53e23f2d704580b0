import type { Chip } from "@candor/contract/search/shapes";
import type { Asked, Slot } from "./read-asked.ts";

/** How a sentence's chips agree with its slots; `README.md` says what counts. */
export interface Agreement {
  found: number;
  missed: string[];
  invented: string[];
  /** Words in no chip. */
  dropped: string[];
}

export function noAgreement(): Agreement {
  return { found: 0, missed: [], invented: [], dropped: [] };
}

export function f1Of({ found, missed, invented }: Agreement): number {
  const all = 2 * found + missed.length + invented.length;
  return all === 0 ? 1 : (2 * found) / all;
}

/** Kinds that slots use; what they call facts is graded elsewhere. */
const graded: ReadonlySet<string> = new Set<Chip["kind"]>([
  "title",
  "skill",
  "seniority",
  "place",
  "remote",
  "pay",
  "type",
  "industry",
  "organization",
  "language",
  "age",
  "not",
  "phrase",
  "prefix",
]);

/** Adds what a sentence's chips say to `agreement`. */
export function addAgreement(agreement: Agreement, { sentence, slots }: Asked, chips: readonly Chip[]): void {
  const left = chips.filter(({ kind }) => graded.has(kind));
  for (const slot of slots.filter(({ kind }) => graded.has(kind))) {
    const at = left.findIndex((chip) => says(chip, slot));
    if (at >= 0) left.splice(at, 1);
    if (at >= 0) agreement.found += slot.isOptional ? 0 : 1;
    else if (!slot.isOptional)
      agreement.missed.push(`${slot.kind} ${sentence.slice(slot.start, slot.end)} <- ${sentence}`);
  }
  const anything = slots.filter(({ kind }) => !graded.has(kind));
  const invented = left.filter((chip) => !anything.some((slot) => overlaps(chip, slot)));
  agreement.invented.push(...invented.map(({ kind, label }) => `${kind} ${label} <- ${sentence}`));
  agreement.dropped.push(...droppedFrom(sentence, chips));
}

function says(chip: Chip, slot: Slot): boolean {
  if (chip.kind !== slot.kind || !overlaps(chip, slot)) return false;
  if (slot.value === undefined || chip.kind === "title") return true;
  return chip.kind === "place" ? isPlace(chip, slot.value) : chip.value === slot.value;
}

function overlaps({ words }: Chip, { start, end }: Slot): boolean {
  return words.some(([from, to]) => from < end && to > start);
}

/** "Austin", "77002~15": the name before the first comma, and the miles if they are stated. */
function isPlace({ value, label }: Chip, expected: string): boolean {
  const [name = "", miles] = expected.split("~");
  const said = /\/([\d.]+)$/.exec(value)?.[1];
  return (
    [label, value].some((text) => nameOf(text) === nameOf(name)) && (miles === undefined || said === miles)
  );
}

function nameOf(label: string): string {
  return label
    .split(/[,/]/)[0]!
    .replace(/ State$/, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[–-]/g, " ")
    .replace(/^the /i, "")
    .toLowerCase();
}

function droppedFrom(sentence: string, chips: readonly Chip[]): string[] {
  const covered = new Uint8Array(sentence.length);
  for (const [start, end] of chips.flatMap(({ words }) => words)) covered.fill(1, start, end);
  return [...sentence.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(({ index, 0: word }) => covered.subarray(index, index + word.length).includes(0))
    .map(({ 0: word }) => word);
}

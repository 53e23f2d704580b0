import { readFileSync } from "node:fs";
import type { Chip } from "@candor/contract/search/shapes";
import { parseSentence } from "../../../../src/features/search/rules/sentence/parse.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";

interface Slot {
  readonly kind: Chip["kind"];
  readonly words: string;
  readonly value?: unknown;
}

export interface GoldSentence {
  readonly sentence: string;
  readonly slots: readonly Slot[];
  readonly text: readonly string[];
}

export interface Grade {
  readonly f1: number;
  readonly found: number;
  /** Slots without a chip, and chips without a slot, as "kind: words". */
  readonly missed: readonly string[];
  readonly invented: readonly string[];
  /** Words of the sentence that are in no chip. */
  readonly dropped: readonly string[];
}

const organizations = new Map(
  [
    "Acme Health",
    "Northwind Logistics",
    "Blue Harbor Bank",
    "Globex",
    "Initech",
    "Umbra Robotics",
    "Saint Mary's Hospital",
    "Riverside Unified School District",
  ].map((name, index) => [name.toLowerCase(), { name, ids: [index + 1] }]),
);

export function readGold(name: "held-out" | "tuning"): GoldSentence[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as GoldSentence[];
}

/** Slot F1 over all sentences together, as README.md says. */
export function grade(gold: readonly GoldSentence[]): Grade {
  const grades = gold.map(gradeOne);
  const [missed, invented] = [grades.flatMap((each) => each.missed), grades.flatMap((each) => each.invented)];
  const found = grades.reduce((sum, each) => sum + each.found, 0);
  return {
    found,
    missed,
    invented,
    dropped: grades.flatMap((each) => each.dropped),
    f1: (2 * found) / (2 * found + missed.length + invented.length),
  };
}

function gradeOne({ sentence, slots }: GoldSentence): Omit<Grade, "f1"> {
  const { chips } = parseSentence(sentence, {
    places: loadPlaces(),
    organizations,
    now: 0,
    claimed: new Set(),
  });
  const left = chips.filter(({ kind }) => kind !== "text");
  const missed = slots.filter((slot) => {
    const at = left.findIndex((chip) => says(chip, slot, sentence));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const where = (words: string) => `${words}   <- ${sentence}`;
  return {
    found: slots.length - missed.length,
    missed: missed.map(({ kind, words, value }) => where(`${kind}: ${words} ${JSON.stringify(value) ?? ""}`)),
    invented: left.map(({ kind, value, words }) =>
      where(`${kind}: ${sentence.slice(...words[0]!)} = ${value}`),
    ),
    dropped: droppedFrom(sentence, chips),
  };
}

function says(chip: Chip, { kind, words, value }: Slot, sentence: string): boolean {
  const at = sentence.indexOf(words);
  const overlaps = chip.words.some(([start, end]) => start < at + words.length && end > at);
  return chip.kind === kind && overlaps && (value === undefined || sameValue(chip, value));
}

function sameValue(chip: Chip, value: unknown): boolean {
  if (chip.kind === "place") {
    const { label, miles } = value as { label: string; miles?: number };
    const said = Number(/\/([\d.]+)$/.exec(chip.value)?.[1] ?? Number.NaN);
    return leadingName(chip.label) === leadingName(label) && (miles === undefined || said === miles);
  }
  if (chip.kind === "pay") {
    const { floor, ceiling, unit } = value as { floor?: number; ceiling?: number; unit: string };
    return chip.value === `${floor ?? ""}${ceiling === undefined ? "" : `-${ceiling}`}/${unit}`;
  }
  return chip.value === String(value);
}

function leadingName(label: string): string {
  const name = label.split(",")[0]!.replace(/ State$/, "");
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function droppedFrom(sentence: string, chips: readonly Chip[]): string[] {
  const covered = new Uint8Array(sentence.length);
  for (const [start, end] of chips.flatMap(({ words }) => words)) covered.fill(1, start, end);
  return [...sentence.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(({ index, 0: word }) => covered.subarray(index, index + word.length).includes(0))
    .map(({ 0: word }) => word);
}

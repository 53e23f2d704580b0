import { readFileSync } from "node:fs";
import type { JobDocument } from "@candor/contract/jobs/shapes";
import { unitsPerYear } from "@candor/contract/values";
import type { FoundPlace, Places } from "@candor/server/platform/places/found-place";
import type { Asked } from "./read-asked.ts";

/** What else the same job is called, in words that titles use: written from the titles, without looking at any parser. */
const inFull = new Map(
  readFileSync(new URL("in-full.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([typed = "", full = ""]) => [typed, full]),
);

/** What a sentence asks of a posting, derived from its slots alone. */
export interface Wanted {
  /** Alternatives: the prefixes of words that its title must have. */
  readonly titles: readonly (readonly string[])[];
  readonly places: readonly FoundPlace[];
  /** Dollars a year. */
  readonly payFloor?: number;
  readonly remoteOnly: boolean;
}

/** Undefined if the sentence has no title to grade by, or names an organization: none has enough postings. */
export function wantedBy({ sentence, slots }: Asked, places: Places): Wanted | undefined {
  const slot = slots.find(({ kind, isOptional }) => kind === "title" && !isOptional);
  if (slot === undefined || slots.some(({ kind }) => kind === "organization")) return undefined;
  const typed = sentence.slice(slot.start, slot.end).toLowerCase();
  const pay = slots.find(({ kind }) => kind === "pay")?.value;
  const [, floor, unit] = /^([\d.]+)(?:-[\d.]+)?\/(hour|day|week|month|year)$/.exec(pay ?? "") ?? [];
  return {
    titles: [typed, ...(inFull.get(typed)?.split(" | ") ?? [])].map(rootsOf),
    places: slots.flatMap(({ kind, value, start, end }) =>
      kind === "place" && value && value !== "near me"
        ? placeCalled(sentence.slice(start, end), value, places)
        : [],
    ),
    ...(floor && { payFloor: Number(floor) * unitsPerYear[unit as keyof typeof unitsPerYear] }),
    remoteOnly: slots.some(({ kind, value }) => kind === "remote" && value === "only"),
  };
}

/** Looks up the sentence's words, which say the state; codes and nicknames by what they stand for. */
function placeCalled(typed: string, label: string, places: Places): FoundPlace[] {
  const name = label.split("~")[0]!;
  const asTyped = typed.length > 3 ? (places.findArea(typed) ?? places.find(typed)) : undefined;
  return [asTyped ?? places.find(name) ?? places.findArea(name)].filter((place) => place !== undefined);
}

export function meetsTitle({ title }: JobDocument, wanted: Wanted): boolean {
  const words = rootsOf(title);
  return wanted.titles.some((roots) => roots.every((root) => words.some((word) => word.startsWith(root))));
}

/** Words as their first six letters without an ending: "nurse" and "nursing" are alike. */
function rootsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}+#]+/gu)
      ?.map((word) => word.replace(/(?:ing|s|e)$/, "").slice(0, 6)) ?? []
  );
}

/** Neither remote nor outside the wanted state or outline, nor more than 30 miles from the wanted place. */
export function isLocal({ address, location, remote }: JobDocument, { places }: Wanted): boolean {
  if (remote.kind === "remote") return false;
  return places.some((place) => {
    if (place.boxes !== undefined) return location !== undefined && isInside(location, place.boxes);
    if (place.kind === "state" || place.states !== undefined)
      return [place.state, ...(place.states ?? [])].includes(address.state);
    if (place.latitude === undefined || place.longitude === undefined || location === undefined)
      return address.country === place.country;
    const north = (location.latitude - place.latitude) * 69;
    const east = (location.longitude - place.longitude) * 69 * Math.cos((place.latitude * Math.PI) / 180);
    return Math.hypot(north, east) <= 30;
  });
}

/** A county or metropolitan area means its outline, as `docs/search.md` says, not its state. */
function isInside(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  boxes: NonNullable<FoundPlace["boxes"]>,
): boolean {
  return boxes.some(
    ({ south, west, north, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

/**
 * 3: everything that was asked; 2: everything except pay that it doesn't state, or remote; 1: the title and the place,
 * but too little pay or not remote; 0: another job or another place, which a search for a place never lists.
 */
export function gradeOf(posting: JobDocument, wanted: Wanted): number {
  if (!meetsTitle(posting, wanted)) return 0;
  const isRemote = posting.remote.kind === "remote";
  const isThere = wanted.places.length === 0 || isLocal(posting, wanted);
  if (!isThere && !isRemote) return 0;
  if (wanted.remoteOnly && !isRemote) return 1;
  const paid = yearlyPay(posting);
  if (wanted.payFloor !== undefined && paid !== undefined && paid < wanted.payFloor) return 1;
  return isThere && (wanted.payFloor === undefined || paid !== undefined) ? 3 : 2;
}

function yearlyPay({ compensationMax, compensationMin, compensationType }: JobDocument): number | undefined {
  const amount = compensationMax ?? compensationMin;
  return amount === undefined ? undefined : amount * unitsPerYear[compensationType ?? "year"];
}

import type { JobDetails } from "@candor/contract/jobs/shapes";
import type { DuplicateFacts } from "./duplicate-facts.ts";
import { digest, type Signature, signatureOf } from "./signature.ts";
import { agree } from "./text-sketch.ts";

/**
 * The keys for finding a posting's possible copies; copies share at least one. A posting with only a title has no key:
 * two openings with the same title aren't the same job.
 */
export function duplicateKeys(facts: DuplicateFacts): string[] {
  const { organization, title, places, address, textHash } = signatureOf(facts);
  const keys = address === undefined ? [] : [digest(["address", address, title])];
  if (organization !== "") {
    for (const place of places.length === 0 ? [""] : places) {
      keys.push(digest(["place", organization, title, place]));
    }
  } else if (textHash !== undefined) {
    keys.push(digest(["text", title, textHash]));
  }
  return [...new Set(keys)];
}

export type Evidence = Exclude<JobDetails["alsoAt"][number]["evidence"], "another-copy">;

const daysBetweenSources = 30;

/**
 * Why two postings are copies of one job, or undefined. Title and organization must be the same, and nothing that both
 * state may differ. If a title ends with the posting's own place, both must share that place.
 *
 * Within one source a posting is published twice on purpose: copies have the same words (but for the channel,
 * "internal" or "external") and the same day; what differs by a level, a division or a day is another opening. Between
 * sources, texts are cut and dates drift: like words within thirty days are enough.
 */
export function sameJob(one: DuplicateFacts, other: DuplicateFacts): Evidence | undefined {
  const [a, b] = [signatureOf(one), signatureOf(other)];
  if (a.title !== b.title || contradict(a.organization || undefined, b.organization || undefined))
    return undefined;
  if (contradict(a.payMin, b.payMin) || contradict(a.payMax, b.payMax)) return undefined;
  if (contradict(a.jobType, b.jobType)) return undefined;
  if ((a.isLocal || b.isLocal) && !sharePlace(a, b)) return undefined;
  if (a.address !== undefined && a.address === b.address) return "same-address";
  return a.source === b.source ? sameOfOneSource(a, b) : sameOfTwoSources(a, b);
}

function sameOfOneSource(a: Signature, b: Signature): Evidence | undefined {
  const isSame =
    a.textHash !== undefined &&
    a.textHash === b.textHash &&
    a.day === b.day &&
    a.payMin === b.payMin &&
    a.payMax === b.payMax &&
    a.places.join() === b.places.join();
  return isSame ? "same-words" : undefined;
}

function sameOfTwoSources(a: Signature, b: Signature): Evidence | undefined {
  if (a.day !== undefined && b.day !== undefined && Math.abs(a.day - b.day) > daysBetweenSources)
    return undefined;
  if (a.textHash !== undefined && a.textHash === b.textHash) return "same-words";
  if (!sharePlace(a, b) || a.organization === "" || a.organization !== b.organization) return undefined;
  if (a.sketch !== undefined && b.sketch !== undefined)
    return agree(a.sketch, b.sketch) ? "like-words" : undefined;
  return "same-statements";
}

function sharePlace(a: Signature, b: Signature): boolean {
  return a.places.some((place) => b.places.includes(place));
}

/** Whether both are stated and differ. */
function contradict<T>(a: T | undefined, b: T | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}

/**
 * The index of the cluster's best documented member, which represents it: the one that states more of pay, place and
 * address, then the one with the longer text. The first wins a tie, so if the oldest comes first, a new copy changes
 * nothing.
 */
export function speakerOf(members: readonly DuplicateFacts[]): number {
  const documented = members.map(documentation);
  return documented.reduce((best, own, index) => (exceeds(own, documented[best]!) ? index : best), 0);
}

function documentation({ text, sourceUrl, payMin, payMax, places }: DuplicateFacts): [number, number] {
  const isLocated = places.some((place) => place.latitude !== undefined);
  const statements = [payMin !== undefined || payMax !== undefined, isLocated, sourceUrl !== undefined];
  return [statements.filter(Boolean).length, text.length];
}

function exceeds(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] === b[0] ? a[1] > b[1] : a[0] > b[0];
}

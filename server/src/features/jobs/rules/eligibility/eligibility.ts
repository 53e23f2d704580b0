import type { StatedPlace } from "../../../../platform/database/tables/postings.ts";
import type { Remote } from "../posting-draft.ts";
import { type LivingClaim, livingClaimsIn } from "./claims.ts";

/** Where somebody lives. */
export interface Home {
  readonly country: string;
  /** "CA"; absent if only the country is known. */
  readonly state?: string;
}

export interface Workplace {
  readonly remote: Remote;
  readonly places: readonly StatedPlace[];
  readonly text: string;
}

/** M-22: whether somebody can do a job from their home, and what says so: a sentence, or the posting's structure. */
export interface Eligibility {
  readonly answer: "yes" | "no" | "unsaid";
  readonly sentence?: string;
  readonly structure?: "within" | "places";
}

export function eligibilityOf({ remote, places, text }: Workplace, home: Home): Eligibility {
  if (remote.kind === "onsite" || remote.kind === "hybrid") return atPlaces(places, home);
  const claims = livingClaimsIn(text);
  const refusal = refusalIn(claims, home);
  if (refusal) return { answer: "no", sentence: refusal.sentence };
  if (remote.within?.length) {
    const answer = lies(home, remote.within);
    return answer === "unsaid" ? { answer } : { answer, structure: "within" };
  }
  const permission = permissionIn(claims, home);
  return permission ? { answer: "yes", sentence: permission.sentence } : { answer: "unsaid" };
}

/** Nobody works on site from another state; within a state, only the person knows how far they would travel. */
function atPlaces(places: readonly StatedPlace[], home: Home): Eligibility {
  const regions = places.flatMap(({ country, state }) =>
    country === undefined ? [] : [state === undefined ? country : `${country}-${state}`],
  );
  const isStated = regions.length > 0 && regions.length === places.length;
  return isStated && lies(home, regions) === "no"
    ? { answer: "no", structure: "places" }
    : { answer: "unsaid" };
}

/** Several sentences may each open the job to another place: one refuses only if none of them allows it. */
function refusalIn(claims: readonly LivingClaim[], home: Home): LivingClaim | undefined {
  const excluding = claims.find(({ kind, regions }) => kind === "not" && lies(home, regions) === "yes");
  if (excluding) return excluding;
  const limits = claims.filter(({ kind }) => kind !== "not");
  const isClosed = limits.every(({ kind, regions }) => kind === "only" && lies(home, regions) === "no");
  return isClosed ? limits[0] : undefined;
}

/**
 * If another sentence is narrower, nobody can tell which of them applies; nor whether an exception does, if only the
 * country is known.
 */
function permissionIn(claims: readonly LivingClaim[], home: Home): LivingClaim | undefined {
  if (claims.some(({ kind, regions }) => kind === "not" && lies(home, regions) === "unsaid"))
    return undefined;
  const limits = claims.filter(({ kind }) => kind !== "not");
  return limits.length > 0 && limits.every((claim) => permits(claim, home)) ? limits[0] : undefined;
}

function permits({ kind, regions, near }: LivingClaim, home: Home): boolean {
  return kind === "anywhere" || (kind === "only" && !near && lies(home, regions) === "yes");
}

/** Whether a home is in one of some regions; unsaid if its state would decide and is unknown. */
function lies({ country, state }: Home, regions: readonly string[]): Eligibility["answer"] {
  if (regions.includes(country)) return "yes";
  if (state !== undefined) return regions.includes(`${country}-${state}`) ? "yes" : "no";
  return regions.some((region) => region.startsWith(`${country}-`)) ? "unsaid" : "no";
}

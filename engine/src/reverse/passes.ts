import type { Area, Filters } from "../criteria.ts";
import type { IndexedPosting, PostingPlace } from "../document.ts";
import { distanceMiles } from "../query/area.ts";

/** Whether a posting satisfies filters, by looking at it alone: what the columns of a segment answer for many. */
export function passes(posting: IndexedPosting, filters: Filters): boolean {
  const high = posting.payMax ?? posting.payMin ?? -1;
  const low = posting.payMin ?? posting.payMax ?? -1;
  const { payFloor, payCeiling, firstSeenFrom } = filters;
  return (
    isOneOf(filters.jobTypes, posting.jobType) &&
    isOneOf(filters.industries, posting.industry) &&
    isOneOf(filters.seniority, posting.seniority) &&
    isOneOf(filters.organizations, posting.organizationId || undefined) &&
    hasOneOf(filters.skills, posting.skills) &&
    hasOneOf(filters.languages, posting.languages) &&
    (filters.requiredSkills ?? []).every((skill) => skill !== "" && posting.skills.includes(skill)) &&
    (payFloor === undefined || high >= Math.max(0, payFloor)) &&
    (payCeiling === undefined || (high >= 0 && low <= payCeiling)) &&
    (firstSeenFrom === undefined || posting.firstSeenAt >= firstSeenFrom) &&
    passesPlace(posting, filters)
  );
}

/** An empty filter asks for nothing; what is not stated satisfies none. */
function isOneOf<Value>(wanted: readonly Value[] | undefined, stated: Value | "" | undefined): boolean {
  return !wanted?.length || (stated !== undefined && stated !== "" && wanted.includes(stated));
}

function hasOneOf(wanted: readonly string[] | undefined, carried: readonly string[]): boolean {
  return !wanted?.length || carried.some((value) => value !== "" && wanted.includes(value));
}

/** Under `include` a remote posting passes whatever its places. */
function passesPlace(posting: IndexedPosting, { area, remote = "include" }: Filters): boolean {
  const isRemote = posting.remote === "remote";
  const isInside = !area || posting.places.some((place) => liesIn(place, area));
  if (remote === "include") return isRemote || isInside;
  return isInside && isRemote === (remote === "only");
}

function liesIn(place: PostingPlace, area: Area): boolean {
  if (area.kind === "radius") return isNear(place, area.latitude, area.longitude, area.miles);
  return (
    place.country === area.country &&
    (area.state === undefined || place.state === area.state) &&
    (area.city === undefined || place.city?.toLowerCase() === area.city.toLowerCase())
  );
}

/** A place without a position is near to nothing. */
export function isNear(place: PostingPlace, latitude: number, longitude: number, miles: number): boolean {
  const { latitude: placeLatitude, longitude: placeLongitude } = place;
  if (placeLatitude === undefined || placeLongitude === undefined) return false;
  return distanceMiles(latitude, longitude, placeLatitude, placeLongitude) <= miles;
}

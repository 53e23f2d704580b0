import type { Filters } from "../src/criteria.ts";
import type { IndexedPosting, PostingPlace } from "../src/document.ts";
import { distanceMiles } from "../src/query/area.ts";

/** Whether a posting passes all filters. */
export function passes(posting: IndexedPosting, filters: Filters): boolean {
  const {
    jobTypes,
    industries,
    seniority,
    skills,
    languages,
    organizations,
    payFloor,
    payCeiling,
    firstSeenFrom,
  } = filters;
  return (
    states(jobTypes, posting.jobType) &&
    states(industries, posting.industry) &&
    states(seniority, posting.seniority) &&
    (filters.requiredSkills ?? []).every((skill) => posting.skills.includes(skill)) &&
    (!skills?.length || posting.skills.some((skill) => skills.includes(skill))) &&
    (!languages?.length || posting.languages.some((language) => languages.includes(language))) &&
    states(organizations, posting.organizationId === 0 ? undefined : posting.organizationId) &&
    (payFloor === undefined || (reached(posting) ?? -1) >= payFloor) &&
    (payCeiling === undefined || (posting.payMin ?? posting.payMax ?? Infinity) <= payCeiling) &&
    (!filters.promised || posting.promised === true) &&
    (firstSeenFrom === undefined || posting.firstSeenAt >= firstSeenFrom) &&
    passesPlace(posting, filters)
  );
}

function states<Value>(wanted: readonly Value[] | undefined, stated: Value | undefined): boolean {
  return !wanted?.length || (stated !== undefined && wanted.includes(stated));
}

function passesPlace(posting: IndexedPosting, { area, remote = "include" }: Filters): boolean {
  const isRemote = posting.remote === "remote";
  const isInside = !area || posting.places.some((place) => liesIn(place, area));
  if (remote === "include") return isRemote || isInside;
  return isInside && isRemote === (remote === "only");
}

function liesIn(place: PostingPlace, area: NonNullable<Filters["area"]>): boolean {
  if (area.kind === "radius") {
    const { latitude, longitude } = place;
    if (latitude === undefined || longitude === undefined) return false;
    return distanceMiles(area.latitude, area.longitude, latitude, longitude) <= area.miles;
  }
  return (
    place.country === area.country &&
    (area.state === undefined || place.state === area.state) &&
    (area.city === undefined || place.city?.toLowerCase() === area.city.toLowerCase())
  );
}

/** The value that the pay floor is compared with. */
export function reached({ payMin, payMax }: IndexedPosting): number | undefined {
  return payMax ?? payMin;
}

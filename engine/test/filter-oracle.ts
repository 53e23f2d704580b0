import type { Area, Filters } from "../src/criteria.ts";
import { factsOf, type IndexedPosting, type PostingPlace } from "../src/document.ts";
import { FACTS } from "../src/facts.ts";
import { distanceMiles } from "../src/query/area.ts";

/** Whether a posting passes all filters. */
export function passes(posting: IndexedPosting, filters: Filters): boolean {
  const { jobTypes, industries, seniority, skills, organizations, payFloor, payCeiling, firstSeenFrom } =
    filters;
  return (
    states(jobTypes, posting.jobType) &&
    states(industries, posting.industry) &&
    says(seniority ?? [], posting.seniority === undefined ? [] : [posting.seniority]) &&
    (filters.requiredSkills ?? []).every((some) => some.some((skill) => posting.skills.includes(skill))) &&
    (!skills?.length || posting.skills.some((skill) => skills.includes(skill))) &&
    FACTS.every((fact) => says(filters[fact] ?? [], factsOf(posting)[fact] ?? [])) &&
    states(organizations, posting.organizationId === 0 ? undefined : posting.organizationId) &&
    !(filters.withoutOrganizations ?? []).some(
      (id) => id !== 0 && (id === posting.organizationId || id === posting.clientId),
    ) &&
    (payFloor === undefined || (reached(posting) ?? -1) >= payFloor) &&
    (payCeiling === undefined || (posting.payMin ?? posting.payMax ?? Infinity) <= payCeiling) &&
    (!filters.promised || posting.promised === true) &&
    (firstSeenFrom === undefined || posting.firstSeenAt >= firstSeenFrom) &&
    !(filters.withoutAreas ?? []).some((area) => posting.places.some((place) => liesIn(place, area))) &&
    passesPlace(posting, filters)
  );
}

function says(wanted: readonly string[], stated: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  return stated.length === 0 ? wanted.includes("unstated") : wanted.some((value) => stated.includes(value));
}

function states<Value>(wanted: readonly Value[] | undefined, stated: Value | undefined): boolean {
  return !wanted?.length || (stated !== undefined && wanted.includes(stated));
}

function passesPlace(posting: IndexedPosting, { areas = [], remote = "include" }: Filters): boolean {
  const isRemote = posting.remote === "remote";
  if (remote !== "include" && isRemote !== (remote === "only")) return false;
  return areas.length === 0 || areas.some((area) => isHere(posting, area));
}

/** Whether it has a place there, or is remote and either says that it can be done from there or sets no limit. */
function isHere({ places, remote, remoteWithin = [] }: IndexedPosting, area: Area): boolean {
  if (places.some((place) => liesIn(place, area))) return true;
  if (remote !== "remote") return false;
  return remoteWithin.length === 0 || remoteWithin.some((code) => covers(code, area));
}

function covers(code: string, area: Area): boolean {
  if (area.kind !== "inside") return area.regions?.includes(code) ?? false;
  if (code === area.country) return true;
  const [country, state] = code.split("-");
  return country === area.country && (area.state === undefined ? state !== undefined : state === area.state);
}

function liesIn(place: PostingPlace, area: Area): boolean {
  if (area.kind === "box") {
    const { latitude = Infinity, longitude = Infinity } = place;
    const isBetween = latitude >= area.south && latitude <= area.north;
    return isBetween && longitude >= area.west && longitude <= area.east;
  }
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

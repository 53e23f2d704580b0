import type { Area, Filters } from "../criteria.ts";
import type { IndexedPosting, PostingPlace } from "../document.ts";
import { distanceMiles } from "../query/area.ts";

/** Whether a single posting satisfies the filters. Segments answer the same from their columns, for many at once. */
export function passes(posting: IndexedPosting, filters: Filters): boolean {
  for (const name in filters) if (!tests[name as keyof Filters](posting, filters)) return false;
  return true;
}

const tests: Readonly<Record<keyof Filters, (posting: IndexedPosting, filters: Filters) => boolean>> = {
  remote: passesPlace,
  area: passesPlace,
  jobTypes: ({ jobType }, { jobTypes }) => isOneOf(jobTypes, jobType),
  industries: ({ industry }, { industries }) => isOneOf(industries, industry),
  skills: (posting, { skills }) => hasOneOf(skills, posting.skills),
  requiredSkills: ({ skills }, { requiredSkills = [] }) =>
    requiredSkills.every((skill) => skill !== "" && skills.includes(skill)),
  languages: (posting, { languages }) => hasOneOf(languages, posting.languages),
  seniority: (posting, { seniority }) => isOneOf(seniority, posting.seniority),
  organizations: ({ organizationId }, { organizations }) =>
    isOneOf(organizations, organizationId || undefined),
  payFloor: ({ payMin, payMax }, { payFloor }) =>
    payFloor === undefined || (payMax ?? payMin ?? -1) >= Math.max(0, payFloor),
  payCeiling: ({ payMin, payMax }, { payCeiling }) =>
    payCeiling === undefined || ((payMax ?? payMin ?? -1) >= 0 && (payMin ?? payMax ?? -1) <= payCeiling),
  promised: (posting, { promised }) => !promised || posting.promised === true,
  firstSeenFrom: ({ firstSeenAt }, { firstSeenFrom }) =>
    firstSeenFrom === undefined || firstSeenAt >= firstSeenFrom,
};

/** An empty filter restricts nothing; a value that isn't stated satisfies no filter. */
function isOneOf<Value>(wanted: readonly Value[] | undefined, stated: Value | "" | undefined): boolean {
  return !wanted?.length || (stated !== undefined && stated !== "" && wanted.includes(stated));
}

function hasOneOf(wanted: readonly string[] | undefined, carried: readonly string[]): boolean {
  return !wanted?.length || carried.some((value) => value !== "" && wanted.includes(value));
}

/** Under `include`, a remote posting passes wherever its places are. */
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

/** A place without coordinates is near nothing. */
export function isNear(place: PostingPlace, latitude: number, longitude: number, miles: number): boolean {
  const { latitude: placeLatitude, longitude: placeLongitude } = place;
  if (placeLatitude === undefined || placeLongitude === undefined) return false;
  return distanceMiles(latitude, longitude, placeLatitude, placeLongitude) <= miles;
}

import type { Area, Filters } from "../criteria.ts";
import { factsOf, type IndexedPosting, type PostingPlace } from "../document.ts";
import { FACTS, type FactName, satisfies, UNSTATED } from "../facts.ts";
import { distanceMiles, isBoxed } from "../query/area.ts";
import { regionsNear, regionsOf } from "../regions.ts";

/** Whether a single posting satisfies the filters. Segments compute the same from their columns, for many at once. */
export function passes(posting: IndexedPosting, filters: Filters): boolean {
  for (const name in filters) if (!tests[name as keyof Filters](posting, filters)) return false;
  return true;
}

type Test = (posting: IndexedPosting, filters: Filters) => boolean;

const factTests = Object.fromEntries(
  FACTS.map((fact): [FactName, Test] => [
    fact,
    (posting, { [fact]: wanted }) => satisfies(factsOf(posting)[fact], wanted),
  ]),
) as Readonly<Record<FactName, Test>>;

const tests: Readonly<Record<keyof Filters, Test>> = {
  remote: ({ remote: kind }, { remote = "include" }) =>
    remote === "include" || (kind === "remote") === (remote === "only"),
  areas: passesAreas,
  withoutAreas: ({ places }, { withoutAreas = [] }) =>
    !withoutAreas.some((area) => places.some((place) => liesIn(place, area))),
  jobTypes: ({ jobType }, { jobTypes }) => isOneOf(jobTypes, jobType),
  industries: ({ industry }, { industries }) => isOneOf(industries, industry),
  skills: (posting, { skills }) => hasOneOf(skills, posting.skills),
  requiredSkills: ({ skills }, { requiredSkills = [] }) =>
    requiredSkills.every((some) => skills.some((skill) => skill !== "" && some.includes(skill))),
  ...factTests,
  seniority: (posting, { seniority }) => isOneOf(seniority, posting.seniority),
  organizations: ({ organizationId }, { organizations }) =>
    isOneOf(organizations, organizationId || undefined),
  withoutOrganizations: ({ organizationId, clientId = 0 }, { withoutOrganizations = [] }) =>
    ![organizationId, clientId].some((id) => id !== 0 && withoutOrganizations.includes(id)),
  payFloor: ({ payMin, payMax }, { payFloor }) =>
    payFloor === undefined || (payMax ?? payMin ?? -1) >= Math.max(0, payFloor),
  payCeiling: ({ payMin, payMax }, { payCeiling }) =>
    payCeiling === undefined || ((payMax ?? payMin ?? -1) >= 0 && (payMin ?? payMax ?? -1) <= payCeiling),
  promised: (posting, { promised }) => !promised || posting.promised === true,
  firstSeenFrom: ({ firstSeenAt }, { firstSeenFrom }) =>
    firstSeenFrom === undefined || firstSeenAt >= firstSeenFrom,
};

/** An empty filter restricts nothing; an unstated value satisfies only a filter that asks for unstated values. */
function isOneOf<Value>(
  wanted: readonly (Value | typeof UNSTATED)[] | undefined,
  stated: Value | "" | undefined,
): boolean {
  return !wanted?.length || wanted.includes(stated === undefined || stated === "" ? UNSTATED : stated);
}

function hasOneOf(wanted: readonly string[] | undefined, carried: readonly string[]): boolean {
  return !wanted?.length || carried.some((value) => value !== "" && wanted.includes(value));
}

/** A remote posting also passes if it can be done from one of the areas. */
function passesAreas(posting: IndexedPosting, { areas }: Filters): boolean {
  if (!areas?.length || areas.some((area) => posting.places.some((place) => liesIn(place, area))))
    return true;
  const near = regionsNear(areas);
  return regionsOf(posting).some((region) => near.includes(region));
}

export function liesIn(place: PostingPlace, area: Area): boolean {
  if (area.kind === "radius") return isNear(place, area.latitude, area.longitude, area.miles);
  if (area.kind === "box") {
    const { latitude = Number.NaN, longitude = Number.NaN } = place;
    return isBoxed(area, latitude, longitude);
  }
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

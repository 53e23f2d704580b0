import type { JobDetails } from "@candor/contract/jobs/shapes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { unitsPerYear } from "@candor/contract/values";
import type { Random } from "@candor/server/generator/postings/random";
import { loadPlaces } from "@candor/server/platform/places/places";

interface Filter {
  /** A value that the posting satisfies if it states one, or a value that it fails if it states none. */
  readonly draw: (posting: JobDetails, random: Random) => SearchCriteria;
  /** Judged by the posting's own document. A search without this filter passes everything. */
  readonly passes: (posting: JobDetails, criteria: SearchCriteria) => boolean;
}

/** The search call's filters, written a second time: based on what a posting shows, not on what the engine stores. */
export const filters: readonly Filter[] = [
  {
    draw: (_, random) => ({ remote: random.pick(["only", "exclude"] as const) }),
    passes: ({ remote: { kind } }, { remote = "include" }) =>
      remote === "include" || (remote === "only") === (kind === "remote"),
  },
  {
    draw: ({ jobType = "contract" }) => ({ jobTypes: [jobType] }),
    passes: ({ jobType }, { jobTypes }) => within(jobTypes, [jobType]),
  },
  {
    draw: ({ industry = "Other" }) => ({ industries: [industry, "Legal"] }),
    passes: ({ industry }, { industries }) => within(industries, [industry]),
  },
  {
    draw: ({ skills }, random) => ({ skills: random.some([...skills, "Falconry"], 2) }),
    passes: (posting, { skills }) => within(skills, posting.skills),
  },
  {
    draw: ({ languages: [language = "Spanish"] }) => ({ languages: [language] }),
    passes: (posting, { languages }) => within(languages, posting.languages),
  },
  {
    draw: ({ seniority = "senior" }, random) => ({
      seniority: [seniority, random.pick(["lead", "mid"] as const)],
    }),
    passes: (posting, { seniority }) => within(seniority, [posting.seniority]),
  },
  {
    draw: ({ organization }) => ({ organization: organization.id }),
    passes: (posting, { organization }) =>
      organization === undefined || posting.organization.id === organization,
  },
  {
    draw: (_, random) => ({ compensationMin: random.between(15, 90), compensationType: "hour" }),
    passes: (posting, { compensationMin: floor, compensationType = "year" }) =>
      floor === undefined ||
      (yearlyPay(posting, "compensationMax") ?? -1) >= floor * unitsPerYear[compensationType],
  },
  {
    draw: (_, random) => ({ compensationMax: random.between(40, 150) * 1000 }),
    passes: (posting, { compensationMax: ceiling, compensationType = "year" }) =>
      ceiling === undefined ||
      (yearlyPay(posting, "compensationMin") ?? Infinity) <= ceiling * unitsPerYear[compensationType],
  },
  {
    draw: ({ title }, random) => ({ exclude: [random.pick(wordsIn(title))] }),
    passes: (posting, { exclude = [] }) => {
      const { title, organization, skills, description } = posting;
      const words = new Set(wordsIn([title, organization.name, ...skills, textOf(description)].join(" ")));
      return !exclude.some((word) => words.has(word));
    },
  },
  {
    draw: (_, random) => ({ postedWithinDays: random.between(1, 45) }),
    passes: ({ firstSeenAt }, { postedWithinDays: days = Infinity }) =>
      (Date.now() - Date.parse(firstSeenAt)) / 86_400_000 <= days + clockSlack,
  },
  {
    draw: ({ location = { latitude: 40.7, longitude: -74 } }, random) => ({
      location,
      distanceMiles: random.pick([0.5, 10, 50, 300]),
    }),
    passes: ({ places, remote }, { location, distanceMiles = 25 }) =>
      location === undefined ||
      typeof location === "string" ||
      (remote.kind === "remote" && mayBeDoneFrom(location, remote.within)) ||
      places.some((place) => milesBetween(place, location) <= distanceMiles + roundingMiles),
  },
];

/** In days: a posting may age past the bound between the answer and the check. */
const clockSlack = 1 / 24;
/** The two computations of a distance differ. */
const roundingMiles = 0.01;

function mayBeDoneFrom(
  position: { readonly latitude: number; readonly longitude: number },
  limits: readonly string[] = [],
): boolean {
  const { country, state } = loadPlaces().nearest(position) ?? {};
  return limits.length === 0 || limits.some((code) => code === country || code === `${country}-${state}`);
}

function within<T>(wanted: readonly T[] | undefined, stated: readonly (T | undefined)[]): boolean {
  return wanted === undefined || wanted.some((value) => stated.includes(value));
}

/** The requested end of the yearly pay, or the other end if the posting states only that. */
function yearlyPay(posting: JobDetails, end: "compensationMin" | "compensationMax"): number | undefined {
  const amount = posting[end] ?? posting.compensationMin ?? posting.compensationMax;
  return amount === undefined
    ? undefined
    : Math.round(amount * unitsPerYear[posting.compensationType ?? "year"]);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll("&amp;", "&");
}

interface Position {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** By the haversine. Nothing is near a place without a position. */
function milesBetween(one: Position, other: Position): number {
  const radians = (degrees = Number.NaN) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin((b - a) / 2) ** 2;
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const along = half(radians(one.longitude), radians(other.longitude));
  return 2 * 3958.8 * Math.asin(Math.sqrt(half(from, to) + Math.cos(from) * Math.cos(to) * along));
}

import type { Area, Clause, Criteria, Filters } from "@candor/engine/criteria";
import type { IndexedPosting, PostingPlace } from "@candor/engine/document";
import { occupationsOf } from "@candor/server/features/search/rules/occupations/titles";
import { freeWord, titleWords } from "@candor/server/features/search/rules/sentence/word-clauses";
import { sentenceOf } from "@candor/server/features/search/rules/sentence/words";
import { Random } from "@candor/server/generator/postings/random";

const seed = 3;

/** What alerts are drawn from. */
export interface Wishes {
  readonly postings: readonly IndexedPosting[];
  /** Each place once: people look for work in small towns too. */
  readonly places: readonly PostingPlace[];
}

export function wishesOf(postings: readonly IndexedPosting[]): Wishes {
  const places = postings.flatMap((posting) => posting.places);
  const byName = new Map(places.map((place) => [`${place.city}, ${place.state}`, place]));
  return { postings, places: [...byName.values()] };
}

/**
 * What people want to hear about, each drawn from a posting that somebody might have in mind: mostly a title somewhere,
 * some with pay, rank, skills or excluded words, a few as broad as a place alone.
 */
export function alertAt(index: number, { postings, places }: Wishes): Criteria {
  const random = new Random(seed, index);
  const posting = random.pick(postings);
  const wish = random.chance(0.8) ? { ...posting, places: [random.pick(places)] } : posting;
  const kind = kindOf(random.unit());
  return {
    ...wordsOf(kind, wish, random),
    exclude: random.chance(0.06) ? [random.pick(unwanted)] : [],
    exact: random.chance(0.02),
  };
}

const unwanted = ["senior", "manager", "commission", "weekend", "travel", "night shift"];

type Kind =
  | "title"
  | "title and skill"
  | "free words"
  | "phrase"
  | "prefix"
  | "skills"
  | "employer"
  | "place";

const shares: readonly (readonly [Kind, number])[] = [
  ["title", 0.26],
  ["title and skill", 0.42],
  ["free words", 0.18],
  ["skills", 0.04],
  ["phrase", 0.04],
  ["employer", 0.03],
  ["prefix", 0.0295],
  ["place", 0.0005],
];

function kindOf(unit: number): Kind {
  let left = unit;
  return shares.find(([, share]) => (left -= share) < 0)?.[0] ?? "title";
}

function wordsOf(kind: Kind, wish: IndexedPosting, random: Random): Pick<Criteria, "clauses" | "filters"> {
  const filters = filtersOf(wish, random);
  const asked: Readonly<Record<Kind, Filters>> = {
    title: filters,
    "title and skill": { ...filters, requiredSkills: wish.skills.slice(0, 1).map((skill) => [skill]) },
    "free words": filters,
    phrase: filters,
    prefix: filters,
    skills: { ...filters, requiredSkills: wish.skills.slice(0, 2).map((skill) => [skill]) },
    employer: { ...filters, organizations: [wish.organizationId] },
    place: { ...filters, remote: "exclude", areas: [areaOf(wish.places[0], random)] },
  };
  return { clauses: clausesOf(kind, wish, random), filters: asked[kind] };
}

function clausesOf(kind: Kind, wish: IndexedPosting, random: Random): Clause[] {
  const words = plainTitle(wish);
  if (kind === "title" || kind === "title and skill") return titleClauses(wish);
  if (kind === "phrase") return [{ kind: "phrase", words }];
  if (kind === "prefix") {
    const prefix = words.at(-1)!.slice(0, 5);
    return [...words.slice(0, -1).map((word) => freeWord(word)), { kind: "prefix", prefix }];
  }
  if (kind !== "free words") return [];
  const written = wish.body.split(/\W+/).filter((word) => /^[a-z]{5,}$/.test(word));
  return [...words.slice(-2), random.pick(written)].map((word) => freeWord(word));
}

/** As the parser reads a title: its words and their synonyms. */
function titleClauses(wish: IndexedPosting): Clause[] {
  const [occupation] = occupationsOf(wish.title);
  if (!occupation) return plainTitle(wish).map((word) => freeWord(word));
  return titleWords(sentenceOf(occupation.title).words, [occupation]);
}

function plainTitle({ title }: IndexedPosting): string[] {
  return title
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter(Boolean)
    .slice(0, 3);
}

/** Place, pay, and the form's other filters. */
function filtersOf(wish: IndexedPosting, random: Random): Filters {
  const pay = wish.payMax ?? wish.payMin;
  return {
    ...whereabouts(wish.places[0], random.unit(), random),
    ...(pay !== undefined && random.chance(0.4) && { payFloor: Math.round((pay * 0.9) / 5000) * 5000 }),
    ...(wish.jobType && random.chance(0.15) && { jobTypes: [wish.jobType] }),
    ...(wish.seniority && random.chance(0.3) && { seniority: [wish.seniority] }),
    ...(wish.industry && random.chance(0.04) && { industries: [wish.industry] }),
  };
}

function whereabouts(place: PostingPlace | undefined, where: number, random: Random): Filters {
  if (where < 0.04) return { remote: "only" };
  if (where < 0.044) return {};
  const areas = [areaOf(place, random)];
  return where < 0.95 ? { areas, remote: "exclude" } : { areas };
}

const nobodysPlace = { latitude: 40.71, longitude: -74.01, state: "NY", country: "US" };

/** A city with a circle around it, a state, or a browser's position. */
function areaOf(place: PostingPlace | undefined, random: Random): Area {
  const { latitude = 40.71, longitude = -74.01, state = "", country = "US" } = place ?? nobodysPlace;
  const unit = random.unit();
  if (unit < 0.1 && state !== "") return { kind: "inside", country, state };
  const miles = random.pick([10, 25, 25, 25, 50]);
  if (unit < 0.85) return { kind: "radius", latitude, longitude, miles };
  return {
    kind: "radius",
    miles,
    latitude: latitude + jitter(random),
    longitude: longitude + jitter(random),
  };
}

/** Up to about twenty miles, in thousandths of a degree. */
function jitter(random: Random): number {
  return random.between(-300, 300) / 1000;
}

import type { SearchAnswer, SearchCriteria } from "@candor/contract/jobs";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { SearchRequest } from "@candor/engine/criteria";
import type { SearchIndex } from "@candor/engine/port";
import { SnapshotExpired } from "@candor/engine/port";
import type { SearchResult } from "@candor/engine/result";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Reader } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Places } from "../../platform/places/found-place.ts";
import { listedPostings, organizationNames, organizationsNamed } from "../jobs/queries.ts";
import { listedDocument } from "../jobs/views/document.ts";
import { planCriteria, type Whereabouts } from "./rules/plan.ts";
import { plainWords } from "./rules/sentence/parse.ts";
import { isStated, type ParsedSentence, understand } from "./rules/understand.ts";
import { facetsView } from "./views.ts";

export interface SearchParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly index: SearchIndex;
  readonly places: Places;
}

/** What `POST /rest/jobs/search` and the page behind it answer. */
export async function search(parts: SearchParts, fields: SearchCriteria): Promise<SearchAnswer> {
  const sentence = understand(fields, parts.places);
  const whereabouts = locate(fields, sentence, parts.places);
  if (whereabouts === "unknown") return nowhere(fields, sentence);
  const now = parts.clock.now();
  const { read } = parts.database;
  const result = await ask(parts.index, {
    criteria: planCriteria(fields, sentence, whereabouts, await organizationsOf(read, fields), now),
    sort: fields.sort ?? "relevance",
    from: fields.from ?? 0,
    size: fields.size ?? limits.defaultSearchSize,
    facets: fields.facets ?? false,
    now,
    ...(fields.snapshot ? { snapshot: fields.snapshot } : {}),
  });
  return {
    documents: await documentsOf(read, result),
    hits: { total: { value: result.total } },
    snapshot: result.snapshot,
    ...(result.facets && { facets: facetsView(result.facets, await namesOf(read, result)) }),
    ...(sentence.chips.length > 0 && { chips: sentence.chips }),
    ...(result.total === 0 && { message: text("search.noMatches") }),
  };
}

function ask(index: SearchIndex, request: SearchRequest): Promise<SearchResult> {
  return answered(index.search(request));
}

/** An index that does not answer is unavailable, and the session lives. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SnapshotExpired) throw new Problem("snapshot-expired");
    throw new Problem("unavailable", { cause: error, retryAfter: 2 });
  }
}

/** In the order of the hits; a posting that left the records meanwhile is left out. */
async function documentsOf(read: Reader, { hits }: SearchResult): Promise<SearchAnswer["documents"]> {
  if (hits.length === 0) return [];
  const rows = await listedPostings(
    read,
    hits.map((hit) => hit.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [listedDocument(row)] : [];
  });
}

/** A name or number that is nobody's is a filter that nothing passes. */
async function organizationsOf(
  read: Reader,
  { organization }: SearchCriteria,
): Promise<number[] | undefined> {
  if (!organization) return undefined;
  const found = await organizationsNamed(read, organization);
  return found.length > 0 ? found : [-1];
}

async function namesOf(read: Reader, { facets }: SearchResult): Promise<Map<number, string>> {
  return organizationNames(read, facets?.organizations.map((facet) => Number(facet.value)) ?? []);
}

function locate(
  { location, distanceMiles }: SearchCriteria,
  sentence: ParsedSentence,
  places: Places,
): Whereabouts | "unknown" | undefined {
  if (!isStated(location))
    return sentence.place && { place: sentence.place.found, miles: distanceMiles ?? sentence.place.miles };
  if (typeof location !== "string") return { place: { kind: "position", ...location }, miles: distanceMiles };
  const place = places.find(location);
  return place ? { place, miles: distanceMiles } : "unknown";
}

/** An unknown place finds nothing and says so; nothing is widened. */
function nowhere({ location }: SearchCriteria, { chips }: ParsedSentence): SearchAnswer {
  return {
    documents: [],
    hits: { total: { value: 0 } },
    snapshot: "",
    ...(chips.length > 0 && { chips }),
    message: text("search.invalidLocation", { location: typeof location === "string" ? location : "" }),
  };
}

function text(
  key: NonNullable<SearchAnswer["message"]>["key"],
  values = {},
): NonNullable<SearchAnswer["message"]> {
  return { key, text: message(key, values) };
}

export async function suggestions(
  parts: SearchParts,
  text: string,
  kinds: readonly ("title" | "skill" | "organization" | "place")[],
) {
  const indexed = kinds.filter((kind) => kind !== "place");
  const [found, places] = await Promise.all([
    indexed.length > 0 ? answered(parts.index.suggest({ text, kinds: indexed, size: mostSuggestions })) : [],
    kinds.includes("place") ? suggestedPlaces(parts, text) : [],
  ]);
  return [...found, ...places];
}

const mostSuggestions = 10;
const mostPlaces = 5;

/** Places by importance, with what a search there would find on site. */
async function suggestedPlaces(parts: SearchParts, text: string) {
  const now = parts.clock.now();
  return Promise.all(
    parts.places.suggest(text, mostPlaces).map(async (place) => {
      const fields = { remote: "exclude" } as const;
      const criteria = planCriteria(fields, plainWords(""), { place, miles: undefined }, undefined, now);
      const { total } = await ask(parts.index, {
        criteria,
        sort: "date",
        from: 0,
        size: 0,
        facets: false,
        now,
      });
      return { kind: "place" as const, value: place.label, count: total };
    }),
  );
}

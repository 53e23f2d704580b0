import { limits } from "@candor/contract/limits";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import type { SearchRequest } from "@candor/engine/criteria";
import {
  type Asking,
  DeadlineExceeded,
  Overloaded,
  type SearchIndex,
  SnapshotExpired,
  TooBroad,
} from "@candor/engine/port";
import type { Correction } from "@candor/engine/result";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import { organizationsBegun } from "../../organizations/queries/by-beginning.ts";
import { organizationsCalled, organizationsNamed } from "../../organizations/queries/by-name.ts";
import {
  correctedFields,
  inTypedWords,
  mayBeMisspelled,
  type Spellings,
  withTypedWords,
} from "../rules/corrected.ts";
import type { LearnedNearness } from "../rules/occupations/learned.ts";
import { planCriteria } from "../rules/plan.ts";
import {
  isStated,
  namesToLookUp,
  type ParsedSentence,
  sentenceKey,
  understand,
} from "../rules/understand.ts";
import type { Whereabouts } from "../rules/whereabouts.ts";
import { turnToRead } from "./turns.ts";

export interface SearchParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly index: SearchIndex;
  readonly places: Places;
  /** What was last learned about occupations from postings. */
  readonly learned: () => LearnedNearness;
  /** Who is asking the index, and how long they wait. */
  readonly asking: Asking;
  /** Organizations whose postings this person doesn't see. */
  readonly unseen?: readonly number[];
  /** Sentences already parsed, for a caller that parses many: people ask the same. */
  readonly sentences?: Map<string, ParsedSentence>;
  /** Corrections that the index has already given. */
  readonly spellings?: Spellings;
}

/** A search as understood, with the request for the index; without a request if its place is unknown. */
export interface Understood {
  readonly sentence: ParsedSentence;
  /** Where it looks: any of these; everywhere if empty. */
  readonly whereabouts: readonly Whereabouts[];
  readonly request?: SearchRequest;
  /** The words that were read in another spelling. */
  readonly corrections: readonly Correction[];
}

/**
 * Makes one request for the index from the fields and the sentence. A sentence with a misspelled word is parsed again
 * with its correction.
 */
export async function understood(parts: SearchParts, fields: SearchCriteria): Promise<Understood> {
  const typed = await readAsTyped(parts, fields);
  const { request, sentence } = typed;
  if (!request?.correct || !mayBeMisspelled(sentence)) return typed;
  const corrections = await correctionsOf(parts, request);
  if (corrections.length === 0) return typed;
  const read = await readAsTyped(parts, correctedFields(fields, corrections));
  return {
    ...read,
    ...(read.request && {
      request: { ...read.request, criteria: withTypedWords(read.request.criteria, corrections) },
    }),
    sentence: inTypedWords(read.sentence, fields.query ?? "", corrections),
    corrections,
  };
}

/** A search's variants have the same words, so they needn't ask again. */
async function correctionsOf(
  { index, asking, spellings }: SearchParts,
  request: SearchRequest,
): Promise<readonly Correction[]> {
  const known = spellings?.of(request.criteria);
  if (known) return known;
  const found = await answered(index.corrections(request, asking));
  spellings?.add(request.criteria, found);
  return found;
}

async function readAsTyped(parts: SearchParts, fields: SearchCriteria): Promise<Understood> {
  const { read } = parts.database;
  const sentence = await sentenceIn(parts, fields);
  const whereabouts = locate(fields, sentence, parts.places);
  if (whereabouts === "unknown") return { sentence, whereabouts: [], corrections: [] };
  const now = parts.clock.now();
  const organizations = await organizationsOf(read, fields);
  return {
    sentence,
    whereabouts,
    corrections: [],
    request: {
      criteria: planCriteria(fields, sentence, {
        now,
        whereabouts,
        organizations,
        learned: parts.learned(),
        unseen: parts.unseen,
      }),
      sort: fields.sort ?? "relevance",
      from: fields.from ?? 0,
      size: fields.size ?? limits.defaultSearchSize,
      facets: fields.facets ?? false,
      correct: fields.correct ?? true,
      now,
      ...(fields.snapshot ? { snapshot: fields.snapshot } : {}),
    },
  };
}

async function sentenceIn(parts: SearchParts, fields: SearchCriteria): Promise<ParsedSentence> {
  const { sentences, places, database, clock } = parts;
  const key = sentences && sentenceKey(fields);
  const known = key === undefined ? undefined : sentences?.get(key);
  if (known) return known;
  const named = await organizationsFor(database, [namesToLookUp(fields)]);
  await turnToRead(parts.asking.caller);
  const sentence = understand(fields, { places, ...named, now: clock.now() });
  if (key !== undefined) sentences?.set(key, sentence);
  return sentence;
}

/** Parses the sentences of several searches with one lookup of names. */
export async function readTogether(
  { sentences, places, database, clock, asking }: SearchParts,
  searches: readonly SearchCriteria[],
): Promise<Map<string, ParsedSentence>> {
  const known = new Map(sentences);
  const unread = new Map(searches.map((fields) => [sentenceKey(fields), fields]));
  for (const key of known.keys()) unread.delete(key);
  const named = await organizationsFor(database, [...unread.values()].map(namesToLookUp));
  for (const [key, fields] of unread) {
    await turnToRead(asking.caller);
    known.set(key, understand(fields, { places, ...named, now: clock.now() }));
  }
  return known;
}

async function organizationsFor(database: Database, sentences: readonly ReturnType<typeof namesToLookUp>[]) {
  const names = new Set(sentences.flatMap((each) => each.names));
  const begun = new Set(sentences.flatMap((each) => each.beginnings));
  const [organizations, beginnings] = await Promise.all([
    organizationsCalled(database.read, [...names]),
    organizationsBegun(database, [...begun]),
  ]);
  return { organizations, beginnings };
}

/**
 * An index that doesn't answer is reported as unavailable, which keeps the session alive. Refusals have their own
 * problems.
 */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SnapshotExpired) throw new Problem("snapshot-expired");
    if (error instanceof TooBroad) throw new Problem("search-too-broad");
    if (error instanceof Overloaded) throw new Problem("overloaded", { retryAfter: 1 });
    if (error instanceof DeadlineExceeded) throw new Problem("overloaded", { retryAfter: 2 });
    throw new Problem("unavailable", { cause: error, retryAfter: 2 });
  }
}

/** An unknown name or number becomes a filter that matches nothing. */
async function organizationsOf(
  read: Reader,
  { organization }: SearchCriteria,
): Promise<number[] | undefined> {
  if (!organization) return undefined;
  const found = await organizationsNamed(read, organization);
  return found.length > 0 ? found : [-1];
}

function locate(
  { location, distanceMiles }: SearchCriteria,
  sentence: ParsedSentence,
  places: Places,
): Whereabouts[] | "unknown" {
  if (!isStated(location)) {
    return (sentence.places ?? []).map(({ found, miles }) => ({
      place: found,
      miles: distanceMiles ?? miles,
    }));
  }
  if (typeof location !== "string") {
    const { country, state } = places.nearest(location) ?? {};
    const region = { ...(country !== undefined && { country }), ...(state !== undefined && { state }) };
    const miles = distanceMiles ?? sentence.milesFromMe;
    return [{ place: { kind: "position", ...location, ...region }, miles }];
  }
  const place = places.findAsked(location);
  return place ? [{ place, miles: distanceMiles }] : "unknown";
}

import { factsOf, type IndexedPosting, type PostingPlace, type RemoteKind } from "../document.ts";
import { entriesOf } from "../facts.ts";
import { regionsOf } from "../regions.ts";
import { hourOf } from "../scoring.ts";
import type { Inverted } from "./invert.ts";
import type { SegmentParts } from "./layout.ts";
import type { StemParts } from "./stems.ts";
import { StringTable } from "./string-table.ts";
import { titleWordParts } from "./title-words.ts";

/** The order of the numbers in the column `remote`. */
export const REMOTE_KINDS: readonly RemoteKind[] = ["remote", "hybrid", "onsite", "unknown"];

const NOT_STATED = -1;
const SCALARS = [
  "ids",
  "remote",
  "speaks",
  "promised",
  "title",
  "jobType",
  "industry",
  "seniority",
  "organization",
  "organizationName",
  "client",
  "payHigh",
  "payLow",
  "firstSeen",
  "freshHour",
] as const;
const LISTS = ["skill", "fact", "concept", "place", "region"] as const;
const TABLES = [
  "titles",
  "jobTypes",
  "industries",
  "seniorities",
  "organizationNames",
  "skills",
  "facts",
  "concepts",
  "regions",
  "cities",
  "states",
  "countries",
] as const;

export type ListName = (typeof LISTS)[number];
export type TableName = (typeof TABLES)[number];
/** One document's values, by column; texts are ordinals in this writer's tables. */
export type Row = Record<(typeof SCALARS)[number], number> &
  Record<(typeof LISTS)[number], readonly number[]>;

/** Collects everything of a segment that is not an inverted list. */
export class ColumnsWriter {
  readonly tables = record(TABLES, () => new StringTable());
  readonly #scalars = record(SCALARS, (): number[] => []);
  readonly #offsets = record(LISTS, () => [0]);
  readonly #ordinals = record(LISTS, (): number[] => []);
  readonly #organizations = new Map<number, number>();
  readonly #clients = new Map<number, number>();
  readonly #places = new Map<string, number>();
  readonly #placeColumns = { city: [], state: [], country: [], latitude: [], longitude: [] } as Record<
    keyof PostingPlace,
    number[]
  >;

  addPosting(posting: IndexedPosting): void {
    const { tables } = this;
    this.addRow({
      ids: posting.id,
      remote: REMOTE_KINDS.indexOf(posting.remote),
      speaks: posting.speaks ? 1 : 0,
      promised: posting.promised ? 1 : 0,
      title: tables.titles.ordinal(posting.title),
      jobType: tables.jobTypes.ordinal(posting.jobType ?? ""),
      industry: tables.industries.ordinal(posting.industry ?? ""),
      seniority: tables.seniorities.ordinal(posting.seniority ?? ""),
      organization: this.organization(posting.organizationId),
      organizationName: tables.organizationNames.ordinal(posting.organization),
      client: this.client(posting.clientId ?? 0),
      payHigh: posting.payMax ?? posting.payMin ?? NOT_STATED,
      payLow: posting.payMin ?? posting.payMax ?? NOT_STATED,
      firstSeen: posting.firstSeenAt,
      freshHour: hourOf(Math.max(posting.firstSeenAt, posting.confirmedAt ?? 0)),
      skill: distinct(posting.skills.map((skill) => tables.skills.ordinal(skill))),
      fact: distinct(entriesOf(factsOf(posting)).map((entry) => tables.facts.ordinal(entry))),
      concept: distinct((posting.concepts ?? []).map((concept) => tables.concepts.ordinal(concept))),
      place: distinct(posting.places.map((place) => this.place(place))),
      region: regionsOf(posting).map((region) => tables.regions.ordinal(region)),
    });
  }

  addRow(row: Row): void {
    for (const name of SCALARS) this.#scalars[name].push(row[name]);
    for (const name of LISTS) {
      const ordinals = this.#ordinals[name];
      for (const ordinal of row[name]) ordinals.push(ordinal);
      this.#offsets[name].push(ordinals.length);
    }
  }

  organization(id: number): number {
    return numbered(this.#organizations, id);
  }

  client(id: number): number {
    return numbered(this.#clients, id);
  }

  place(place: PostingPlace): number {
    const city = this.tables.cities.ordinal((place.city ?? "").toLowerCase());
    const state = this.tables.states.ordinal(place.state ?? "");
    const country = this.tables.countries.ordinal(place.country ?? "");
    const { latitude = Number.NaN, longitude = Number.NaN } = place;
    const before = this.#places.size;
    const ordinal = numbered(this.#places, `${city},${state},${country},${latitude},${longitude}`);
    if (ordinal === before) {
      const values = { city, state, country, latitude, longitude };
      for (const name of Object.keys(values) as (keyof PostingPlace)[])
        this.#placeColumns[name].push(values[name]);
    }
    return ordinal;
  }

  parts(): Omit<SegmentParts, keyof Inverted | keyof StemParts> {
    const ids = this.#scalars.ids;
    const byId = Uint16Array.from(ids.keys()).sort((a, b) => ids[a]! - ids[b]!);
    const parts: Record<string, ArrayLike<number>> = {
      ...this.#scalars,
      byId,
      ...titleWordParts(this.tables.titles.texts),
    };
    for (const name of LISTS) {
      parts[`${name}Offsets`] = this.#offsets[name];
      parts[`${name}Ordinals`] = this.#ordinals[name];
    }
    for (const name of TABLES) {
      const { bytes, offsets } = this.tables[name].encode();
      parts[`${name}Bytes`] = bytes;
      parts[`${name}Offsets`] = offsets;
    }
    for (const [name, values] of Object.entries(this.#placeColumns)) {
      parts[`place${name[0]!.toUpperCase()}${name.slice(1)}`] = values;
    }
    parts["organizationIds"] = [...this.#organizations.keys()];
    parts["clientIds"] = [...this.#clients.keys()];
    return parts as SegmentParts;
  }
}

function record<Name extends string, Value>(names: readonly Name[], make: () => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Value>;
}

function numbered<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

function distinct(ordinals: readonly number[]): readonly number[] {
  return ordinals.length < 2 ? ordinals : [...new Set(ordinals)];
}

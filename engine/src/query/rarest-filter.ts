import type { Filters } from "../criteria.ts";
import { entryOf, FACTS, type FactName, UNSTATED } from "../facts.ts";
import type { CarriedColumn, SegmentReader } from "../segment/reader.ts";

const NONE = new Uint16Array(0);

/**
 * The documents of the most selective filter that asks for a single value. A search without words starts from them.
 * Undefined if no filter asks for a single value.
 */
export function rarestFilter(reader: SegmentReader, filters: Filters): Uint16Array | undefined {
  return Object.values(carriers)
    .map((carriersOf) => carriersOf(reader, filters))
    .filter((docs) => docs !== undefined)
    .reduce<Uint16Array | undefined>((a, b) => (a && a.length <= b.length ? a : b), undefined);
}

type CarriersOf = (reader: SegmentReader, filters: Filters) => Uint16Array | undefined;

/** A filter on a range or a place has no list of its documents. */
const notListed: CarriersOf = () => undefined;

const factCarriers = Object.fromEntries(
  FACTS.map((fact): [FactName, CarriersOf] => [
    fact,
    (reader, filters) => carriersInList(reader, "fact", entriesFor(fact, filters)),
  ]),
) as Readonly<Record<FactName, CarriersOf>>;

const carriers: Readonly<Record<keyof Filters, CarriersOf>> = {
  jobTypes: (reader, { jobTypes }) => carriersInColumn(reader, "jobType", "jobTypes", jobTypes),
  industries: (reader, { industries }) => carriersInColumn(reader, "industry", "industries", industries),
  seniority: (reader, { seniority }) => carriersInColumn(reader, "seniority", "seniorities", seniority),
  skills: (reader, { skills }) => carriersInList(reader, "skill", skills),
  requiredSkills: (reader, { requiredSkills }) => carriersInList(reader, "skill", requiredSkills?.[0]),
  ...factCarriers,
  organizations: (reader, { organizations }) => ofOrganization(reader, organizations),
  withoutOrganizations: notListed,
  remote: notListed,
  areas: notListed,
  withoutAreas: notListed,
  promised: notListed,
  payFloor: notListed,
  payCeiling: notListed,
  firstSeenFrom: notListed,
};

function carriersInColumn(
  reader: SegmentReader,
  column: CarriedColumn,
  name: "jobTypes" | "industries" | "seniorities",
  texts: readonly string[] | undefined,
): Uint16Array | undefined {
  if (texts?.length !== 1) return undefined;
  const table = reader.table(name);
  return texts[0] === "" ? NONE : inColumn(reader, column, table.find(texts[0]!), table.size);
}

function ofOrganization(reader: SegmentReader, ids: readonly number[] | undefined): Uint16Array | undefined {
  if (ids?.length !== 1) return undefined;
  const ordinal = ids[0] === 0 ? undefined : reader.organizations.get(ids[0]!);
  return inColumn(reader, "organization", ordinal ?? -1, reader.sections.organizationIds.length);
}

function inColumn(reader: SegmentReader, column: CarriedColumn, ordinal: number, size: number): Uint16Array {
  if (ordinal < 0) return NONE;
  const { offsets, docs } = reader.columnCarriers(column, size);
  return docs.subarray(offsets[ordinal], offsets[ordinal + 1]);
}

function carriersInList(
  reader: SegmentReader,
  list: "skill" | "fact",
  texts: readonly string[] | undefined,
): Uint16Array | undefined {
  if (texts?.length !== 1) return undefined;
  const ordinal = reader.table(`${list}s`).find(texts[0]!);
  if (ordinal < 0) return NONE;
  const { offsets, docs } = reader.carriers(list);
  return docs.subarray(offsets[ordinal], offsets[ordinal + 1]);
}

/** Postings that state nothing have no list. */
function entriesFor(fact: FactName, { [fact]: values }: Filters): readonly string[] | undefined {
  return values?.includes(UNSTATED) ? undefined : values?.map((value) => entryOf(fact, value));
}

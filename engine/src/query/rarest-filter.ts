import type { Filters } from "../criteria.ts";
import type { CarriedColumn, SegmentReader } from "../segment/reader.ts";

const NONE = new Uint16Array(0);

/**
 * The documents that carry the one value that a filter asks for, of the filter that fewest satisfy: where no word is
 * asked for, looking begins there. Undefined where no filter asks for one value.
 */
export function rarestFilter(reader: SegmentReader, filters: Filters): Uint16Array | undefined {
  const { jobTypes, industries, seniority, organizations, skills, requiredSkills, languages } = filters;
  const columns = [
    carriersInColumn(reader, "jobType", "jobTypes", jobTypes),
    carriersInColumn(reader, "industry", "industries", industries),
    carriersInColumn(reader, "seniority", "seniorities", seniority),
    carriersInList(reader, "skill", skills),
    carriersInList(reader, "skill", requiredSkills?.slice(0, 1)),
    carriersInList(reader, "language", languages),
    ofOrganization(reader, organizations),
  ];
  return columns
    .filter((docs) => docs !== undefined)
    .reduce<Uint16Array | undefined>((a, b) => (a && a.length <= b.length ? a : b), undefined);
}

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
  list: "skill" | "language",
  texts: readonly string[] | undefined,
): Uint16Array | undefined {
  if (texts?.length !== 1) return undefined;
  const ordinal = reader.table(`${list}s`).find(texts[0]!);
  if (ordinal < 0) return NONE;
  const { offsets, docs } = reader.carriers(list);
  return docs.subarray(offsets[ordinal], offsets[ordinal + 1]);
}

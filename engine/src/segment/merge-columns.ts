import { ColumnsWriter, type TableName } from "./columns.ts";
import type { Ordinals } from "./layout.ts";
import type { SegmentReader } from "./reader.ts";

/** For each document of a source, its number in the merged segment; -1 for deleted documents. */
export type DocumentMap = Int32Array;

const STRIDE = 4096;

/** Columns of the live documents of several segments, in order. Yields every few milliseconds. */
export function* mergeColumns(sources: readonly SegmentReader[], maps: readonly DocumentMap[]) {
  const columns = new ColumnsWriter();
  for (const [index, source] of sources.entries()) {
    const copyRow = rowCopier(source, columns);
    const map = maps[index]!;
    for (let doc = 0; doc < source.documents; doc++) {
      if (map[doc]! >= 0) copyRow(doc);
      if (doc % STRIDE === STRIDE - 1) yield;
    }
    yield;
  }
  return columns.parts();
}

/** A source's ordinals are translated when a live document first uses them, so unused values are dropped. */
function rowCopier(source: SegmentReader, columns: ColumnsWriter): (doc: number) => void {
  const { sections } = source;
  const table = (name: TableName) =>
    translation((ordinal) => columns.tables[name].ordinal(source.table(name).texts[ordinal]!));
  const [titles, jobTypes, industries] = [table("titles"), table("jobTypes"), table("industries")];
  const [seniorities, organizationNames] = [table("seniorities"), table("organizationNames")];
  const [skills, facts, concepts] = [table("skills"), table("facts"), table("concepts")];
  const regions = table("regions");
  const organizations = translation((ordinal) => columns.organization(sections.organizationIds[ordinal]!));
  const clients = translation((ordinal) => columns.client(sections.clientIds[ordinal]!));
  const places = translation((ordinal) => columns.place(source.place(ordinal)));
  const list = (
    offsets: Uint32Array,
    ordinals: Ordinals,
    doc: number,
    translate: (ordinal: number) => number,
  ) => Array.from(ordinals.subarray(offsets[doc], offsets[doc + 1]), translate);

  return (doc) =>
    columns.addRow({
      ids: sections.ids[doc]!,
      remote: sections.remote[doc]!,
      speaks: sections.speaks[doc]!,
      promised: sections.promised[doc]!,
      title: titles(sections.title[doc]!),
      jobType: jobTypes(sections.jobType[doc]!),
      industry: industries(sections.industry[doc]!),
      seniority: seniorities(sections.seniority[doc]!),
      organization: organizations(sections.organization[doc]!),
      organizationName: organizationNames(sections.organizationName[doc]!),
      client: clients(sections.client[doc]!),
      payHigh: sections.payHigh[doc]!,
      payLow: sections.payLow[doc]!,
      firstSeen: sections.firstSeen[doc]!,
      freshHour: sections.freshHour[doc]!,
      skill: list(sections.skillOffsets, sections.skillOrdinals, doc, skills),
      fact: list(sections.factOffsets, sections.factOrdinals, doc, facts),
      concept: list(sections.conceptOffsets, sections.conceptOrdinals, doc, concepts),
      place: list(sections.placeOffsets, sections.placeOrdinals, doc, places),
      region: list(sections.regionOffsets, sections.regionOrdinals, doc, regions),
    });
}

/** Memoizes the translation of ordinals. */
function translation(translate: (ordinal: number) => number): (ordinal: number) => number {
  const known: number[] = [];
  return (ordinal) => (known[ordinal] ??= translate(ordinal));
}

/**
 * A segment is one SharedArrayBuffer: a directory of 32-bit words (magic, format, documents, then each section's offset,
 * length in bytes and bytes per element), then the sections, each aligned to eight bytes. The file of a segment holds
 * the same bytes, so loading is reading, and every worker looks at the same memory.
 *
 * Terms are ordinals into a dictionary sorted by bytes. The postings of term t are the entries `postingOffsets[t]` to
 * `postingOffsets[t + 1]` of `postingDocs` and `postingImpacts`; a segment has at most 65,536 documents, so a
 * document's number in it takes two bytes and needs no decoding. The positions of all postings follow each other in
 * `positionBytes`; `positionSkips` holds the start of every sixteenth.
 *
 * `stems` is a second dictionary: from a stem to the terms that share it, `stemTerms[stemTermOffsets[s] …]`. A term
 * that is its own stem and shares it with no other is left out.
 *
 * `titleWords` is a third: from a word to the distinct titles that hold it, as ordinals of the table of titles.
 *
 * Columns are arrays by document; texts in them are ordinals into string tables (`…Bytes`,
 * `…Offsets`), the empty text standing for "not stated". Lists of a document are ranges: `skillOffsets[d]` to
 * `skillOffsets[d + 1]` of `skillOrdinals`. Pay that is not stated is -1, coordinates are NaN.
 */
const SECTIONS = {
  termBytes: Uint8Array,
  termOffsets: Uint32Array,
  postingOffsets: Uint32Array,
  postingDocs: Uint16Array,
  postingImpacts: Uint8Array,
  positionBytes: Uint8Array,
  positionSkips: Uint32Array,
  stemBytes: Uint8Array,
  stemOffsets: Uint32Array,
  stemTermOffsets: Uint32Array,
  stemTerms: Uint32Array,

  ids: Float64Array,
  /** Documents in id order. */
  byId: Uint16Array,
  remote: Uint8Array,
  speaks: Uint8Array,
  promised: Uint8Array,
  title: Uint16Array,
  jobType: Uint16Array,
  industry: Uint16Array,
  seniority: Uint16Array,
  organization: Uint16Array,
  organizationName: Uint16Array,
  /** An ordinal of `clientIds`. */
  client: Uint16Array,
  /** A floor is compared with payHigh (the maximum, else the minimum), a ceiling with payLow (the other way around). */
  payHigh: Float64Array,
  payLow: Float64Array,
  firstSeen: Float64Array,
  /** Hours since 1970 of the later of first seen and last confirmed. */
  freshHour: Int32Array,
  skillOffsets: Uint32Array,
  skillOrdinals: Uint32Array,
  factOffsets: Uint32Array,
  factOrdinals: Uint32Array,
  conceptOffsets: Uint32Array,
  conceptOrdinals: Uint32Array,
  placeOffsets: Uint32Array,
  placeOrdinals: Uint32Array,
  /** Where remote postings can be done; see `regionsOf`. */
  regionOffsets: Uint32Array,
  regionOrdinals: Uint32Array,

  placeCity: Uint32Array,
  placeState: Uint32Array,
  placeCountry: Uint32Array,
  placeLatitude: Float64Array,
  placeLongitude: Float64Array,
  /** Numbers of organizations, indexed by ordinal. */
  organizationIds: Float64Array,
  /** Numbers of the organizations that agencies post for, indexed by ordinal; 0 stands for none. */
  clientIds: Float64Array,

  titlesBytes: Uint8Array,
  titlesOffsets: Uint32Array,
  titleWordBytes: Uint8Array,
  titleWordOffsets: Uint32Array,
  titleWordTitleOffsets: Uint32Array,
  titleWordTitles: Uint16Array,
  jobTypesBytes: Uint8Array,
  jobTypesOffsets: Uint32Array,
  industriesBytes: Uint8Array,
  industriesOffsets: Uint32Array,
  senioritiesBytes: Uint8Array,
  senioritiesOffsets: Uint32Array,
  organizationNamesBytes: Uint8Array,
  organizationNamesOffsets: Uint32Array,
  skillsBytes: Uint8Array,
  skillsOffsets: Uint32Array,
  factsBytes: Uint8Array,
  factsOffsets: Uint32Array,
  conceptsBytes: Uint8Array,
  conceptsOffsets: Uint32Array,
  regionsBytes: Uint8Array,
  regionsOffsets: Uint32Array,
  citiesBytes: Uint8Array,
  citiesOffsets: Uint32Array,
  statesBytes: Uint8Array,
  statesOffsets: Uint32Array,
  countriesBytes: Uint8Array,
  countriesOffsets: Uint32Array,
} as const;

/**
 * Lists of ordinals take two bytes each if all of them fit, as nearly always: facets read most of them, and wait for
 * memory.
 */
const ORDINALS = [
  "skillOrdinals",
  "factOrdinals",
  "conceptOrdinals",
  "placeOrdinals",
  "regionOrdinals",
] as const satisfies readonly SectionName[];

const FORMAT = 7;
export const MAX_DOCUMENTS = 65_536;

const MAGIC = 0x43_4e_44_52;
const NAMES = Object.keys(SECTIONS) as SectionName[];
const [MAGIC_AT, FORMAT_AT, DOCUMENTS_AT, DIRECTORY_AT] = [0, 1, 2, 4];
const WORDS_PER_SECTION = 3;

type SectionName = keyof typeof SECTIONS;
interface SectionConstructor {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer, offset: number, length: number): Sections[SectionName];
}
export type Ordinals = Uint16Array | Uint32Array;
export type Sections = {
  readonly [Name in SectionName]: Name extends (typeof ORDINALS)[number]
    ? Ordinals
    : InstanceType<(typeof SECTIONS)[Name]>;
};

/** The content of a segment's sections; rounded to each section's element type. */
export type SegmentParts = Readonly<Record<SectionName, ArrayLike<number>>>;

/** Lays the parts out in one buffer. */
export function assembleSegment(documents: number, parts: SegmentParts): SharedArrayBuffer {
  const directory = new Uint32Array(DIRECTORY_AT + NAMES.length * WORDS_PER_SECTION);
  directory[MAGIC_AT] = MAGIC;
  directory[FORMAT_AT] = FORMAT;
  directory[DOCUMENTS_AT] = documents;
  let end = align(directory.byteLength);
  NAMES.forEach((name, index) => {
    const each = bytesPerElement(name, parts[name]);
    const bytes = parts[name].length * each;
    directory.set([end, bytes, each], DIRECTORY_AT + index * WORDS_PER_SECTION);
    end = align(end + bytes);
  });
  const buffer = new SharedArrayBuffer(end);
  new Uint32Array(buffer, 0, directory.length).set(directory);
  const sections = sectionsOf(buffer);
  for (const name of NAMES) sections[name].set(parts[name]);
  return buffer;
}

/** Typed views of a segment's sections. Throws if the buffer isn't a segment of this format. */
export function sectionsOf(buffer: SharedArrayBuffer): Sections {
  const directory = new Uint32Array(buffer, 0, DIRECTORY_AT + NAMES.length * WORDS_PER_SECTION);
  if (directory[MAGIC_AT] !== MAGIC || directory[FORMAT_AT] !== FORMAT)
    throw new Error("not a segment of this format");
  const entries = NAMES.map((name, index) => {
    const entry = DIRECTORY_AT + index * WORDS_PER_SECTION;
    const [offset = 0, bytes = 0, each = 0] = directory.subarray(entry, entry + WORDS_PER_SECTION);
    const usual: SectionConstructor = SECTIONS[name];
    const section = each === usual.BYTES_PER_ELEMENT ? usual : Uint16Array;
    return [name, new section(buffer, offset, bytes / each)];
  });
  return Object.fromEntries(entries) as Sections;
}

function bytesPerElement(name: SectionName, part: ArrayLike<number>): number {
  const isNarrow = isListOfOrdinals(name) && Array.prototype.every.call(part, (ordinal) => ordinal < 2 ** 16);
  return isNarrow ? Uint16Array.BYTES_PER_ELEMENT : SECTIONS[name].BYTES_PER_ELEMENT;
}

function isListOfOrdinals(name: SectionName): boolean {
  return ORDINALS.some((each) => each === name);
}

export function documentsOf(buffer: SharedArrayBuffer): number {
  return new Uint32Array(buffer, 0, DIRECTORY_AT)[DOCUMENTS_AT]!;
}

function align(bytes: number): number {
  return (bytes + 7) & ~7;
}

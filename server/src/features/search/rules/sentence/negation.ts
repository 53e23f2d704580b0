import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { asksForSomething } from "./function-words.ts";
import type { PlaceNames, Reading } from "./reading.ts";
import { type Sentence, spanText, type Word } from "./words.ts";

const negators = new Set([
  "not",
  "no",
  "without",
  "except",
  "excluding",
  "except for",
  "other than",
  "apart from",
  "anything but",
  "anywhere but",
]);
const longestNegator = 2;
const between = new Set(["a", "an", "any", "the", "in", "at", "on"]);
const mostBetween = 2;
const alternatives = new Set(["or", "nor"]);

/** "no experience" isn't an exclusion: postings for it say "no experience required". */
const requirements = new Set(
  `experience degree degrees diploma license licence certification certifications training education college resume cv
  interview sponsorship visa english skill skills qualifications background test tests fee fees required needed
  necessary only just more less under over later limit problem sure`.split(/\s+/),
);

/** Names of several words, beyond the gazetteer's places. */
const compounds = new Set([
  "call center",
  "background check",
  "background checks",
  "cold calling",
  "customer service",
  "door to door",
  "drug test",
  "drug testing",
  "heavy lifting",
  "night shift",
  "night shifts",
  "on call",
  "real estate",
  "security clearance",
  "staffing agencies",
  "third party",
  "unpaid intern",
  "unpaid internship",
  "unpaid internships",
]);
const longest = 3;

/** Nouns that usually belong to the word before them: "no call center", "no touch freight". */
const heads = new Set(
  `care center centre clearance commission contact desk driving duty education estate experience floor freight home
  labor office party phone retail sales school shift store tax teams time work`.split(/\s+/),
);

/**
 * "not crypto", "no cold calling", "without travel", "not sales manager", "not crypto or gambling": the thing that
 * follows must not occur. It is what another recognizer reads there, otherwise a word or two. "not in Texas": no place
 * of a posting may be there. "not at Globex": it isn't a posting of Globex, though its text may name it.
 */
export function negation(sentence: Sentence, places: PlaceNames, read: readonly Reading[]): Reading[] {
  const things = new Things(sentence, places, read);
  return sentence.words.flatMap((word, number) => {
    const count = negatorAt(sentence, number);
    const excluded = count === 0 ? [] : excludedFrom(things, number + count);
    return excluded.length === 0 ? [] : [negated(word, excluded)];
  });
}

/** How many words from here are a negator; 0 if they are none. */
function negatorAt(sentence: Sentence, number: number): number {
  for (let count = longestNegator; count > 0; count--) {
    const words = sentence.words.slice(number, number + count);
    const text = spanText(sentence, number, count)?.toLowerCase();
    if (text !== undefined && negators.has(text) && words.every(isPlain)) return count;
  }
  return 0;
}

/** One thing that is excluded, and the place or the organizations that it names, if any. */
interface Excluded {
  readonly last: Word;
  readonly text: string;
  readonly place?: FoundPlace;
  readonly organization?: OrganizationReading;
}

function excludedFrom(things: Things, first: number): Excluded[] {
  const { words } = things.sentence;
  const one = things.organizationAt(first) ?? thingAt(things, first, first);
  if (!one) return [];
  const next = words.indexOf(one.last) + 1;
  return isOneOf(alternatives, words[next]) ? [one, ...excludedFrom(things, next + 1)] : [one];
}

/** What is named at `start`, or after words such as "in the", which begin at `first`. */
function thingAt(things: Things, first: number, start: number): Excluded | undefined {
  const { words } = things.sentence;
  const count = things.lengthAt(start);
  if (count < 2 && start - first < mostBetween && isOneOf(between, words[start]))
    return thingAt(things, first, start + 1);
  if (count === 0) return undefined;
  const last = words[start + count - 1]!;
  const text = spanText(things.sentence, start, count)!;
  const place = things.placeCalled(text, start > first && /^in$/i.test(words[first]!.text));
  return place ? { last, text: things.labelOf(place), place } : { last, text };
}

function isOneOf(set: ReadonlySet<string>, word: Word | undefined): boolean {
  return word !== undefined && set.has(word.text.toLowerCase());
}

/** Kinds whose words name a thing that can be excluded. */
const named: ReadonlySet<Reading["meaning"]["kind"]> = new Set(["occupation", "skill", "name"]);

/** "no special education": the second word alone is a field, but here it belongs to the first. */
function isField({ kind }: Reading["meaning"]): boolean {
  return kind === "industry" || kind === "skill" || kind === "occupation";
}

type OrganizationReading = Reading & { readonly meaning: { readonly kind: "organization" } };

function isOrganization(reading: Reading): reading is OrganizationReading {
  return reading.meaning.kind === "organization";
}

class Things {
  readonly sentence: Sentence;
  readonly #places: PlaceNames;
  readonly #organizations: readonly OrganizationReading[];
  /** The end of the longest reading from each start. */
  readonly #named = new Map<number, number>();
  readonly #starts: ReadonlySet<number>;

  constructor(sentence: Sentence, places: PlaceNames, read: readonly Reading[]) {
    this.sentence = sentence;
    this.#places = places;
    this.#starts = new Set(read.flatMap(({ start, meaning }) => (isField(meaning) ? [] : [start])));
    for (const { start, end, meaning } of read)
      if (named.has(meaning.kind)) this.#named.set(start, Math.max(end, this.#named.get(start) ?? 0));
    this.#organizations = read.filter(isOrganization).toSorted((one, other) => other.end - one.end);
  }

  /** The longest organization from a word on. Its reading may begin a word earlier: at the "for" of "except for". */
  organizationAt(number: number): Excluded | undefined {
    const { words } = this.sentence;
    const starts = [words[number]?.start, words[number - 1]?.start];
    const organization = this.#organizations.find(
      ({ start, end }) => starts.includes(start) && end > (starts[0] ?? end),
    );
    const last = words.find(({ end }) => end === organization?.end);
    return organization && last && { last, text: organization.label ?? "", organization };
  }

  /** A city is meant only after "in": too many words are also cities. So are most codes. */
  placeCalled(name: string, isAfterIn: boolean): FoundPlace | undefined {
    const [place] = name.length > 2 || isAfterIn ? this.#places.findAll(name) : [];
    return isAfterIn || place?.kind !== "city" ? place : undefined;
  }

  labelOf(place: FoundPlace): string {
    return this.#places.label(place);
  }

  /** How many words from here name one thing; 0 if nothing can be excluded. */
  lengthAt(start: number): number {
    const { words } = this.sentence;
    const word = words[start];
    if (word === undefined || word.minus || word.form === "prefix") return 0;
    if (word.form === "quoted") return 1;
    for (let count = longest; count > 1; count--) if (this.#isCompound(start, count)) return count;
    if (!asksForSomething(word) || requirements.has(word.text.toLowerCase())) return 0;
    const end = this.#named.get(word.start);
    if (end !== undefined) return words.findIndex((each) => each.end === end) - start + 1;
    return this.#isPair(start) ? 2 : 1;
  }

  #isCompound(start: number, count: number): boolean {
    const text = spanText(this.sentence, start, count);
    return text !== undefined && (compounds.has(text.toLowerCase()) || this.#places.findAll(text).length > 0);
  }

  /** Whether the next word belongs to this one: "heavy lifting", "nursing homes", but not "nights austin". */
  #isPair(start: number): boolean {
    const [one, next] = this.sentence.words.slice(start, start + 2);
    if (next === undefined || spanText(this.sentence, start, 2) === undefined || this.#starts.has(next.start))
      return false;
    const head = next.text.toLowerCase();
    const isHead = heads.has(head) || (/\p{L}{2}(?:ing|[^s]s)$/u.test(head) && !requirements.has(head));
    return isHead && !/[^s]s$/i.test(one!.text) && asksForSomething(next);
  }
}

function isPlain({ form, minus }: Word): boolean {
  return form === "word" && !minus;
}

function negated({ start }: Word, excluded: readonly Excluded[]): Reading {
  const { end } = excluded.at(-1)!.last;
  const value = excluded.map(({ text }) => text).join(" or ");
  const words = excluded.flatMap(({ text, place, organization }) => (place || organization ? [] : [text]));
  const places = excluded.flatMap(({ place }) => place ?? []);
  const organizations = excluded.flatMap(({ organization }) => organization?.meaning.ids ?? []);
  const meaning = {
    kind: "not",
    words,
    ...(places.length > 0 && { places }),
    ...(organizations.length > 0 && { organizations }),
  } as const;
  // An organization's name counts for more than its length, and so does the name with what negates it.
  const known = Math.max(end - start, ...excluded.map(({ organization }) => (organization?.known ?? 0) + 1));
  return { start, end, known, meaning, value, label: `not ${value}` };
}

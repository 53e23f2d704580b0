import { cityAliases } from "../../../../platform/places/city-aliases.ts";
import { fold } from "../../../../platform/places/fold.ts";
import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { occupationsTitled } from "../occupations/titles.ts";
import { sameAs } from "../same-words.ts";
import { isSamePlace } from "./contradicted.ts";
import { compounds, describing, heads, qualities, requirements } from "./exclusion-words.ts";
import { asksForSomething } from "./function-words.ts";
import { isStateCode, placesNamed } from "./joined-places.ts";
import { isLa, isPlainCode, isWordCode, needOf } from "./place-names.ts";
import { isPlace, type Place, type PlaceNames, type PlaceReading, type Reading } from "./reading.ts";
import { type Sentence, spanText, type Word } from "./words.ts";

const longest = 4;

/** One thing that is excluded, and the place or the organizations that it names, if any. */
export interface Excluded {
  readonly first: Word;
  readonly last: Word;
  readonly text: string;
  readonly place?: Place;
  readonly organization?: OrganizationReading;
}

/** Kinds whose words name a thing that can be excluded. */
const named: ReadonlySet<Reading["meaning"]["kind"]> = new Set(["occupation", "skill", "name", "seniority"]);

/** "no special education": the second word alone is a field, but here it belongs to the first. */
function isField({ kind }: Reading["meaning"]): boolean {
  return kind === "industry" || kind === "skill" || kind === "occupation";
}

/** "no early mornings". What a degree or a bonus is called isn't refused. */
function isTime(meaning: Reading["meaning"]): boolean {
  return meaning.kind === "wish" && ["schedules", "shifts", "weekends"].includes(meaning.wish.fact);
}

/** In "not contract admin assistant", the longer title is "admin assistant". */
function isCutShort(read: readonly Reading[], from: number, to: number): boolean {
  return read.some(
    ({ start, end, known, meaning }) =>
      meaning.kind === "occupation" && start > from && start < to && end > to && known > to - from,
  );
}

type OrganizationReading = Reading & { readonly meaning: { readonly kind: "organization" } };

function isOrganization(reading: Reading): reading is OrganizationReading {
  return reading.meaning.kind === "organization";
}

const bigCity = 100_000;

const famousCity = 300_000;

/** "not dallas", "not san diego", "not nyc". */
function isFamous({ country, population }: FoundPlace, name: string): boolean {
  if (country !== "US") return false;
  return cityAliases.has(fold(name)) || (population >= famousCity && needOf(name) === "nothing");
}

/** What the words of a sentence name that can be excluded. */
export class Things {
  readonly sentence: Sentence;
  readonly #places: PlaceNames;
  readonly #organizations: readonly OrganizationReading[];
  /** The end of the longest reading from each start. */
  readonly #named = new Map<number, number>();
  readonly #starts: ReadonlySet<number>;
  readonly #work: ReadonlySet<number>;
  readonly #titles: ReadonlySet<number>;
  /** Where the sentence may look. */
  readonly #where: readonly PlaceReading[];

  constructor(sentence: Sentence, places: PlaceNames, read: readonly Reading[]) {
    this.sentence = sentence;
    this.#places = places;
    this.#starts = new Set(read.flatMap(({ start, meaning }) => (isField(meaning) ? [] : [start])));
    this.#work = new Set(read.flatMap(({ start, meaning }) => (isField(meaning) ? [start] : [])));
    this.#titles = new Set(
      read.flatMap(({ start, meaning }) => (meaning.kind === "occupation" ? [start] : [])),
    );
    for (const { start, end, meaning } of read)
      if ((named.has(meaning.kind) && !isCutShort(read, start, end)) || isTime(meaning))
        this.#named.set(start, Math.max(end, this.#named.get(start) ?? 0));
    const quoted = read.filter(({ meaning }) => meaning.kind === "phrase");
    this.#where = read
      .filter(isPlace)
      .filter(({ start, end }) => !quoted.some((phrase) => phrase.start <= start && end <= phrase.end));
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
    const first = words[number]!;
    return organization && last && { first, last, text: organization.label ?? "", organization };
  }

  /** Whether a word begins a thing and no other fact: "food" does, but neither "remote" nor "full time". */
  isThing(number: number): boolean {
    const start = this.sentence.words[number]?.start;
    if (start === undefined) return false;
    return !this.#starts.has(start) || this.#named.has(start) || this.organizationAt(number) !== undefined;
  }

  /** Whether a word begins a thing that is neither a title nor another fact. */
  isTopic(number: number): boolean {
    const start = this.sentence.words[number]!.start;
    return !this.#starts.has(start) && !this.#titles.has(start) && this.lengthAt(number) > 0;
  }

  /** "the city", "jersey", "la": what a name means beside the places where the sentence looks. */
  #nearby(name: string, isThe: boolean): FoundPlace | undefined {
    if (isThe && /^city$/i.test(name))
      return this.#where.map(({ meaning }) => meaning.place.found).find(({ kind }) => kind === "city");
    if (/^jersey$/i.test(name)) return this.regionCalled("new jersey");
    const isWest = ({ meaning: { place } }: PlaceReading) =>
      place.found.state === "CA" || (place.found.kind === "area" && place.found.states?.includes("CA"));
    return isLa(name) && this.#where.some(isWest) ? this.#places.findAll("LA")[0] : undefined;
  }

  /** "no commission only": the word that makes it another thing than commissions, if nothing follows. */
  onlyAfter(start: number, count: number): Word | undefined {
    const { text, words } = this.sentence;
    const next = words[start + count];
    return next && /^only$/i.test(next.text) && /^\s*(?:[,.;]|$)/.test(text.slice(next.end))
      ? next
      : undefined;
  }

  /**
   * A city is meant only after "in", if it is big or has a short name ("nyc"), or if another place in the sentence is
   * the same or has it: too many words are also cities. So are most codes.
   */
  placeCalled(name: string, isAfterIn: boolean, first: Word): FoundPlace | undefined {
    // Nobody refuses a pronoun.
    if (/^us$/i.test(name)) return this.regionCalled(name);
    const nearby = this.#nearby(name, /\b(?:the|in)\s+$/i.test(this.sentence.text.slice(0, first.start)));
    if (nearby || /^city$/i.test(name)) return nearby;
    const named = isWordCode(name) ? this.#places.findAll(name) : placesNamed(this.#places, name);
    const isKnown =
      name.length > 2 ||
      isAfterIn ||
      isPlainCode(name.toUpperCase()) ||
      cityAliases.has(fold(name)) ||
      this.#isState(name);
    // The first half of a Canadian code is too often something else: "no h1b".
    const [place] = isKnown ? named.filter(({ kind }) => kind !== "postal" || name.length >= 5) : [];
    const isMeant =
      isAfterIn || place?.kind !== "city" || isFamous(place, name) || this.#isBeside(place, name, first);
    return isMeant ? place : undefined;
  }

  /** "austin, tx" and "austin only": the place whose name ends with `last`, and what belongs to it behind it. */
  addressFrom({ start: at }: Word, last: Word): Omit<Excluded, "first"> | undefined {
    const reading = this.#where.find(
      ({ start, end, meaning: { place } }) =>
        start <= at && end > last.end && place.miles === undefined && place.found.city !== undefined,
    );
    const end = reading && this.sentence.words.find((word) => word.end === reading.end);
    if (!end) return undefined;
    const { found } = reading.meaning.place;
    return { last: end, text: this.labelOf(found), place: { found, miles: 0 } };
  }

  isRegion(start: number): boolean {
    const count = this.lengthAt(start);
    const name = count > 0 ? spanText(this.sentence, start, count) : undefined;
    return name !== undefined && this.regionCalled(name) !== undefined;
  }

  /** The number of the word after the place that begins here, if one does. */
  placeEndAt(number: number): number | undefined {
    const { words } = this.sentence;
    const [before, first] = [words[number - 1], words[number]];
    if (!before || !first) return undefined;
    const reading = this.#where.find(
      ({ start, end }) => start >= before.start && start <= first.start && end >= first.end,
    );
    return reading && words.findLastIndex(({ end }) => end <= reading.end) + 1;
  }

  /** The number of the word after what begins here. */
  endAt(number: number): number {
    const organization = this.organizationAt(number);
    if (organization) return this.sentence.words.indexOf(organization.last) + 1;
    return this.placeEndAt(number) ?? number + Math.max(1, this.lengthAt(number));
  }

  /** Whether a word begins a kind of work, or a worker. */
  isWork(number: number): boolean {
    return this.#work.has(this.sentence.words[number]?.start ?? -1);
  }

  isAfterComma(number: number): boolean {
    const { text, words } = this.sentence;
    return /,\s*$/.test(text.slice(0, words[number]?.start));
  }

  /** "springfield mo not il": a state's code that is no title, in a sentence that says where. */
  #isState(name: string): boolean {
    return (
      this.#where.some(({ meaning: { place } }) => place.found.country === "US") &&
      isStateCode(this.#places, name) &&
      occupationsTitled(name).length === 0
    );
  }

  /** "new york not nyc", "texas not houston". */
  #isBeside(city: FoundPlace, name: string, { start: at }: Word): boolean {
    const isKnown = city.population >= bigCity && needOf(name) === "nothing";
    return this.#where.some(({ start, end, meaning }) => {
      const { found } = meaning.place;
      if (start <= at && at < end) return false;
      const isIn = found.country === city.country && (found.kind === "country" || found.state === city.state);
      return isSamePlace(found, city) || (isKnown && isIn);
    });
  }

  /** A place that is larger than a city. "us" is a pronoun unless "the" is before it. */
  regionCalled(name: string): FoundPlace | undefined {
    const [place] = [name, `the ${name}`].flatMap((each) => this.#places.findAll(each));
    return place?.kind === "city" ? undefined : place;
  }

  labelOf(place: FoundPlace): string {
    return this.#places.label(place);
  }

  /** How many words from here name one thing; 0 if nothing can be excluded. In a list, "education" is a field. */
  lengthAt(start: number, isInList = false): number {
    const { words } = this.sentence;
    const word = words[start];
    if (word === undefined || word.minus || word.form === "prefix") return 0;
    if (word.form === "quoted") return 1;
    const compound = this.#compoundAt(start);
    if (compound > 0) return compound;
    const isRequirement =
      requirements.has(word.text.toLowerCase()) && !(isInList && /^education$/i.test(word.text));
    if (!asksForSomething(word) || isRequirement) return 0;
    if (this.#isDescribed(start)) return 1 + Math.max(1, this.#compoundAt(start + 1));
    if (qualities.has(word.text.toLowerCase())) return 0;
    const end = this.#named.get(word.start);
    if (end !== undefined) return words.findIndex((each) => each.end === end) - start + 1;
    return this.#isPair(start) ? 2 : 1;
  }

  #compoundAt(start: number): number {
    for (let count = longest; count > 1; count--) if (this.#isCompound(start, count)) return count;
    return 0;
  }

  #isCompound(start: number, count: number): boolean {
    const text = spanText(this.sentence, start, count);
    if (text === undefined) return false;
    return (
      compounds.has(text.toLowerCase()) || sameAs(text).length > 0 || this.#places.findAll(text).length > 0
    );
  }

  /** "mandatory overtime", but not "overnight nurse". */
  #isDescribed(start: number): boolean {
    const [one, next] = this.sentence.words.slice(start, start + 2);
    return (
      describing.has(one!.text.toLowerCase()) && this.#isOpen(start + 1) && !this.#named.has(next!.start)
    );
  }

  /** Whether this word may belong to the one before it: nothing else is read there. */
  #isOpen(number: number): boolean {
    const word = this.sentence.words[number];
    const isNext = spanText(this.sentence, number - 1, 2) !== undefined;
    return word !== undefined && isNext && !this.#starts.has(word.start) && asksForSomething(word);
  }

  /** Whether the next word belongs to this one: "heavy lifting", "nursing homes", but not "nights austin". */
  #isPair(start: number): boolean {
    const [one, next] = this.sentence.words.slice(start, start + 2);
    if (next === undefined || !this.#isOpen(start + 1)) return false;
    const head = next.text.toLowerCase();
    const isHead = heads.has(head) || (/\p{L}{2}(?:ing|[^s]s)$/u.test(head) && !requirements.has(head));
    return isHead && !/[^s]s$/i.test(one!.text);
  }
}

import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { sameAs } from "../same-words.ts";
import { isSamePlace } from "./contradicted.ts";
import { asksForSomething } from "./function-words.ts";
import { placesNamed } from "./joined-places.ts";
import { isWordCode, needOf } from "./place-names.ts";
import { isPlace, type Place, type PlaceNames, type PlaceReading, type Reading } from "./reading.ts";
import { type Sentence, spanText, type Word } from "./words.ts";

/** "no experience" isn't an exclusion: postings for it say "no experience required". */
const requirements = new Set(
  `experience degree degrees diploma license licence certification certifications training education college resume cv
  holidays require requires requiring interview sponsorship visa english skill skills qualifications background test tests fee fees required needed
  necessary only just more less under over later limit problem sure than all available bad enough even every far good great here
  longer looking lot tengo lots many much one so that there too very yet able willing work to want wanting`.split(
    /\s+/,
  ),
);

/** What employers do to applicants, as a noun and as a verb. */
const tests = new Set([
  "drug test",
  "drug tests",
  "drug testing",
  "drug screen",
  "drug screening",
  "background check",
  "background checks",
]);

/** Whether two words name such a test. */
export function isTest(text: string | undefined): boolean {
  return text !== undefined && tests.has(text.toLowerCase());
}

/** Names of several words, beyond the gazetteer's places. */
const compounds = new Set([
  ...tests,
  "call center",
  "cold call",
  "cold calling",
  "cold calls",
  "customer service",
  "door to door",
  "door to door sales",
  "dress code",
  "early childhood",
  "early childhood education",
  "face to face",
  "family law",
  "food delivery",
  "food service",
  "fast food",
  "heavy lifting",
  "higher ed",
  "higher education",
  "home health",
  "home health care",
  "life insurance",
  "mental health",
  "night shift",
  "night shifts",
  "oil and gas",
  "on call",
  "personal injury",
  "private equity",
  "pyramid scheme",
  "pyramid schemes",
  "real estate",
  "sales calls",
  "security clearance",
  "special ed",
  "staffing agencies",
  "third party",
  "unpaid intern",
  "unpaid internship",
  "unpaid internships",
  "wall street",
]);
const longest = 4;

/** Nouns that usually belong to the word before them: "no call center", "no touch freight". */
const heads = new Set(
  `agency based care center centre check clearance commission contact delivery desk driving duty education equity estate experience floor freight health home injury insurance interaction
  labor office party phone quota retail sales school screen shift store tax teams time vaccine mandate work`.split(
    /\s+/,
  ),
);

/** Words that belong to the next one: "no mandatory overtime", "no overnight travel". */
const describing = new Set(
  "excessive extended extensive fixed forced frequent long mandatory overnight physical set".split(" "),
);

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

type OrganizationReading = Reading & { readonly meaning: { readonly kind: "organization" } };

function isOrganization(reading: Reading): reading is OrganizationReading {
  return reading.meaning.kind === "organization";
}

const bigCity = 100_000;

/** What the words of a sentence name that can be excluded. */
export class Things {
  readonly sentence: Sentence;
  readonly #places: PlaceNames;
  readonly #organizations: readonly OrganizationReading[];
  /** The end of the longest reading from each start. */
  readonly #named = new Map<number, number>();
  readonly #starts: ReadonlySet<number>;
  /** Where the sentence may look. */
  readonly #where: readonly PlaceReading[];

  constructor(sentence: Sentence, places: PlaceNames, read: readonly Reading[]) {
    this.sentence = sentence;
    this.#places = places;
    this.#starts = new Set(read.flatMap(({ start, meaning }) => (isField(meaning) ? [] : [start])));
    for (const { start, end, meaning } of read)
      if (named.has(meaning.kind) || isTime(meaning))
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

  /** "no commission only": the word that makes it another thing than commissions, if nothing follows. */
  onlyAfter(start: number, count: number): Word | undefined {
    const { text, words } = this.sentence;
    const next = words[start + count];
    return next && /^only$/i.test(next.text) && /^\s*(?:[,.;]|$)/.test(text.slice(next.end))
      ? next
      : undefined;
  }

  /**
   * A city is meant only after "in", or if another place in the sentence is the same or has it: too many words are also
   * cities. So are most codes.
   */
  placeCalled(name: string, isAfterIn: boolean, first: Word): FoundPlace | undefined {
    // Nobody refuses a pronoun.
    if (/^us$/i.test(name)) return this.regionCalled(name);
    const named = isWordCode(name) ? this.#places.findAll(name) : placesNamed(this.#places, name);
    const [place] = name.length > 2 || isAfterIn ? named : [];
    const isMeant = isAfterIn || place?.kind !== "city" || this.#isBeside(place, name, first);
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

  isAfterComma(number: number): boolean {
    const { text, words } = this.sentence;
    return /,\s*$/.test(text.slice(0, words[number]?.start));
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

  /** How many words from here name one thing; 0 if nothing can be excluded. */
  lengthAt(start: number): number {
    const { words } = this.sentence;
    const word = words[start];
    if (word === undefined || word.minus || word.form === "prefix") return 0;
    if (word.form === "quoted") return 1;
    for (let count = longest; count > 1; count--) if (this.#isCompound(start, count)) return count;
    if (!asksForSomething(word) || requirements.has(word.text.toLowerCase())) return 0;
    if (this.#isDescribed(start)) return 2;
    const end = this.#named.get(word.start);
    if (end !== undefined) return words.findIndex((each) => each.end === end) - start + 1;
    return this.#isPair(start) ? 2 : 1;
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

import type { Chip } from "@candor/contract/search/shapes";
import { unitsPerYear } from "@candor/contract/values";
import type { Clause } from "@candor/engine/criteria";
import type { Wish } from "@candor/engine/facts";
import type { Occupation } from "../occupations/occupation.ts";
import { age } from "./age.ts";
import { agreeing } from "./agreement.ts";
import { clausesOf, plainClauses } from "./alternatives.ts";
import { isArticle } from "./article.ts";
import { begunOrganization } from "./begun-organization.ts";
import { chipsOf } from "./chips.ts";
import { withoutContradictions } from "./contradicted.ts";
import { elsewhere } from "./elsewhere.ts";
import { fixedNames, fixedTitles } from "./fixed-names.ts";
import { asksForSomething } from "./function-words.ts";
import { industry } from "./industry.ts";
import { jobType } from "./job-type.ts";
import { language } from "./language.ts";
import { medicalDegree } from "./medical-degree.ts";
import { nearMe } from "./near-me.ts";
import { negation } from "./negation.ts";
import { occupationTitle } from "./occupation-title.ts";
import { openings } from "./openings.ts";
import { organization } from "./organization.ts";
import { pastEmployer } from "./past-employer.ts";
import { pastWork } from "./past-work.ts";
import { pay } from "./pay.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { place as namedPlace } from "./place.ts";
import { postingCode } from "./posting-code.ts";
import type {
  FilterKind,
  Industry,
  JobType,
  Meaning,
  Names,
  Pay,
  Place,
  PlaceNames,
  Reading,
  Recognizer,
  Seniority,
} from "./reading.ts";
import { remote } from "./remote.ts";
import { resolve } from "./resolve.ts";
import { sayings } from "./sayings.ts";
import { seniority } from "./seniority.ts";
import { sharedHead } from "./shared-head.ts";
import { sharedNegators } from "./shared-negators.ts";
import { skill } from "./skill.ts";
import { skillsOf } from "./skill-alternatives.ts";
import { syntax } from "./syntax.ts";
import { titleLevel } from "./title-level.ts";
import { wish } from "./wishes.ts";
import { sentenceOf } from "./words.ts";

/** The meaning of a sentence: `chips` for display, the rest for the search. */
export interface ParsedSentence {
  /** In sentence order. Every character except white space and punctuation belongs to exactly one chip's words. */
  readonly chips: Chip[];
  readonly clauses: Clause[];
  readonly exclude: string[];
  /** Any of these. */
  readonly places?: Place[];
  /** Where no place of a posting may be. */
  readonly withoutPlaces?: Place[];
  /** Whether it asks for jobs near the person, and names no place. */
  readonly nearMe?: true;
  /** How far from the person's position the work may be. */
  readonly milesFromMe?: number;
  readonly remote?: "only" | "exclude";
  readonly pay?: Pay;
  readonly jobTypes?: JobType[];
  readonly postedWithinDays?: number;
  /** One of each list. */
  readonly skills?: string[][];
  readonly seniority?: Seniority[];
  readonly industries?: Industry[];
  readonly languages?: string[];
  readonly organizations?: number[];
  /** Whose postings aren't wanted. */
  readonly withoutOrganizations?: number[];
  /** Wishes hide nothing. */
  readonly wishes?: Wish[];
  /** The occupations that its titles name. */
  readonly occupations?: Occupation[];
}

interface Reader extends Names {
  /** Filters that the form's fields set; the sentence's words for these stay text. */
  readonly claimed: ReadonlySet<FilterKind>;
}

/** A place, or wherever the person is. */
const place: Recognizer = (sentence, names) => [...nearMe(sentence, names), ...namedPlace(sentence, names)];

/** Beside the form's position, "near me" adds nothing but its distance. */
const nearMeAlready: Recognizer = (sentence, names) =>
  nearMe(sentence, names).map((reading) => ({
    ...reading,
    meaning: { ...(reading.meaning as Extract<Meaning, { kind: "nearMe" }>), kind: "opening" },
  }));

const filters = { place, remote, pay, type: jobType, age } satisfies Record<FilterKind, Recognizer>;

export function parseSentence(text: string, { claimed, ...names }: Reader): ParsedSentence {
  const sentence = sentenceOf(text);
  const open = (Object.keys(filters) as FilterKind[]).filter((kind) => !claimed.has(kind));
  // If readings are equally long, the earlier recognizer's wins.
  const recognizers = [
    syntax,
    seniority,
    occupationTitle,
    sharedHead,
    fixedTitles,
    fixedNames,
    organization,
    medicalDegree,
    ...open.map((kind) => filters[kind]),
    ...(claimed.has("place") ? [nearMeAlready] : []),
    language,
    industry,
    skill,
    wish,
    agreeing,
    sayings,
    postingCode,
    titleLevel,
    openings,
  ];
  const alone = recognizers.flatMap((recognize) => recognize(sentence, names));
  const read = [...begunOrganization(sentence, names, alone), ...alone];
  const about = [
    ...negation(sentence, names.places, read),
    ...elsewhere(sentence, names.places, read),
    ...pastEmployer(sentence, read),
    ...pastWork(sentence, read),
  ];
  const readings = withoutContradictions(sentence, names.places, resolve(text, [...read, ...about]));
  const pieces = sharedNegators(
    sentence,
    piecesOf(sentence, readings, (word) => asksForSomething(word) && !isArticle(sentence, word)),
  );
  const clauses = clausesOf(text, pieces, (name) => inhabitantsOf(name, names.places));
  const miles = readings.map(milesIn).find((said) => said !== undefined);
  return { ...meaningOf(text, pieces, clauses), ...(miles !== undefined && { milesFromMe: miles }) };
}

function milesIn({ meaning }: Reading): number | undefined {
  return meaning.kind === "nearMe" || meaning.kind === "opening" ? meaning.miles : undefined;
}

/** The sentence as plain words: only quotes, a minus and a trailing star have a meaning, and every word is required. */
export function plainWords(text: string): ParsedSentence {
  const sentence = sentenceOf(text);
  const pieces = piecesOf(sentence, syntax(sentence, nowhere), () => true);
  return meaningOf(text, pieces, plainClauses(pieces));
}

const nowhere: Names = { places: { findAll: () => [], label: () => "" }, organizations: new Map(), now: 0 };

type Draft = { -readonly [Key in keyof ParsedSentence]: ParsedSentence[Key] };

function meaningOf(text: string, pieces: readonly Piece[], clauses: Clause[]): ParsedSentence {
  const draft: Draft = { chips: chipsOf(text, pieces), clauses, exclude: [] };
  for (const piece of pieces) add(draft, piece);
  const skills = skillsOf(text, pieces);
  if (skills.length > 0) draft.skills = skills;
  return draft;
}

function add(draft: Draft, { meaning }: Piece): void {
  switch (meaning?.kind) {
    case undefined:
    case "phrase":
    case "prefix":
    case "skill":
      return;
    case "occupation":
      draft.occupations = [...(draft.occupations ?? []), ...meaning.occupations];
      return;
    case "seniority":
      draft.seniority = [...(draft.seniority ?? []), meaning.seniority];
      return;
    case "industry":
      draft.industries = [...(draft.industries ?? []), meaning.industry];
      return;
    case "language":
      draft.languages = [...(draft.languages ?? []), meaning.language];
      return;
    case "wish":
      draft.wishes = [...(draft.wishes ?? []), meaning.wish];
      return;
    case "organization":
      draft.organizations = [...(draft.organizations ?? []), ...meaning.ids];
      return;
    case "not":
      draft.exclude.push(...meaning.words);
      if (meaning.places) draft.withoutPlaces = [...(draft.withoutPlaces ?? []), ...meaning.places];
      if (meaning.organizations)
        draft.withoutOrganizations = [...(draft.withoutOrganizations ?? []), ...meaning.organizations];
      return;
    case "place":
      draft.places = [...(draft.places ?? []), meaning.place];
      return;
    case "nearMe":
      draft.nearMe = true;
      return;
    case "remote":
      if (meaning.remote !== "include") draft.remote = meaning.remote;
      return;
    case "pay":
      draft.pay = draft.pay === undefined ? meaning.pay : joined(draft.pay, meaning.pay);
      return;
    case "type":
      draft.jobTypes = [...(draft.jobTypes ?? []), meaning.jobType];
      return;
    case "age":
      draft.postedWithinDays = meaning.days;
      return;
  }
}

function inhabitantsOf(name: string, { findAll }: PlaceNames): number {
  return Math.max(0, ...findAll(name).map(({ population }) => Math.max(1, population)));
}

/** Joins a floor and a ceiling that were stated separately; per year if their units differ. */
function joined(one: Pay, other: Pay): Pay {
  return one.unit === other.unit ? { ...one, ...other } : { ...yearly(one), ...yearly(other) };
}

function yearly({ floor, ceiling, unit, ...rest }: Pay): Pay {
  const times = unitsPerYear[unit];
  return {
    ...rest,
    ...(floor !== undefined && { floor: floor * times }),
    ...(ceiling !== undefined && { ceiling: ceiling * times }),
    unit: "year",
  };
}

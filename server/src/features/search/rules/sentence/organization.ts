import { stem } from "@candor/engine/analysis/stem";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import { occupationsTyped } from "../occupations/as-typed.ts";
import { frequencyOf } from "../occupations/stem-frequency.ts";
import { isCorporate, isOwnName, isUnusual } from "./distinctive.ts";
import { employerCalled } from "./employers.ts";
import { isFunctionWord, isJobNoun } from "./function-words.ts";
import { isField } from "./industry.ts";
import { isJoint } from "./joined-places.ts";
import { titlesIn } from "./occupation-title.ts";
import { asOne, isCorporateAfter } from "./organization-tail.ts";
import type { Names, OrganizationName, Reading, Recognizer } from "./reading.ts";
import { saysHow } from "./surroundings.ts";
import { type Sentence, spanText } from "./words.ts";

const longest = 6;
/** Words after this many aren't looked up: nobody names an organization there. */
const mostWords = 16;
const cue =
  /(?:^|[\s,;(])(?<cue>(?:(?:jobs?|work(?:ing)?|roles?|positions?|openings?|empleos?|trabajos?)\s+)?(?:at|for|with|en)|employed\s+by|@)\s*$/i;

/** Possible names of an organization: the words after a cue, and all others that are no other words. */
export function organizationCandidates(sentence: Sentence): string[] {
  const names = spansOf(sentence).flatMap(({ name, count, cued }) => {
    const employer = employerCalled(name);
    if (cued === undefined && employer === undefined && isOtherWord(name, count)) return [];
    return [...spellingsOf(name), employer?.name ?? name];
  });
  return [...new Set(names)];
}

/**
 * "at Acme Health", "@globex", "globex engineer": the name of a known organization. A large employer without postings
 * here also counts, and so does whatever follows "at" and means nothing else: the search then lists nothing rather than
 * something else.
 */
export const organization: Recognizer = (sentence, names) =>
  spansOf(sentence).flatMap((span): Reading[] => {
    const { name, start, end, cued, first, count } = span;
    if (isFunctionWord(name) && !isAbbreviation(sentence, name)) return [];
    const employer = employerCalled(name);
    const found =
      spellingsOf(name)
        .map((each) => names.organizations.get(each.toLowerCase()))
        .find(Boolean) ??
      (employer && employerIn(names, employer.name.toLowerCase()));
    if (!found && !employer && !isUnknown(sentence, names, span)) return [];
    if (
      isPermit(sentence, span) ||
      isAssistant(sentence, span) ||
      isComparison(sentence, span) ||
      isLandmark(sentence, span)
    )
      return [];
    if (cued === undefined && !isNamed(sentence, names, { name, first, count })) return [];
    if (found?.listsPostings === false && mayBeWord(sentence, span)) return [];
    const label = found?.name ?? employer?.name ?? name;
    const meaning = { kind: "organization", ids: found?.ids ?? [] } as const;
    return [{ start: cued ?? start, end, known: end - start + ahead, meaning, value: label, label }];
  });

/** "WHO consultant": in capitals, unless all words are. */
function isAbbreviation({ text }: Sentence, name: string): boolean {
  return name === name.toUpperCase() && text !== text.toUpperCase();
}

/** "conduit installer": a single word without "at" isn't about an employer that has no job. */
function mayBeWord({ words }: Sentence, { name, count, cued }: Span): boolean {
  return cued === undefined && count === 1 && words.length > 1 && employerCalled(name) === undefined;
}

/** "walmart" is "Walmart Inc." in some records. */
function employerIn({ organizations, beginnings }: Names, name: string): OrganizationName | undefined {
  const known = organizations.get(name);
  const begun = beginnings?.get(name) ?? [];
  const called = begun.filter((each) => isCorporateAfter(name, each.name));
  return known ?? (called.length > 0 ? asOne(called) : undefined);
}

const alike = /\b(?:anything|jobs?|something|work)\s+(?:like|similar\s+to)\s+(?:at\s+)?$/i;

/** "uber type driving" is anybody's, and so is "something like uber". */
export function isComparison({ text }: Sentence, { start, end }: Span): boolean {
  if (alike.test(text.slice(0, start))) return true;
  return /^(?:\s+(?:eats|flex))?[-\s](?:like|style|type)\b/i.test(text.slice(end));
}

/** "h1b visa" and "with visa" are no employer's name; "visa engineer" and "at visa" may be. */
function isPermit({ text }: Sentence, { name, start, first }: Span): boolean {
  return first > 0 && /^visa$/i.test(name) && !/(?:\bat|@|\bemployed\s+by)\s*$/i.test(text.slice(0, start));
}

/** "ok google find me" asks a telephone. */
function isAssistant({ text }: Sentence, { start, end }: Span): boolean {
  return /^\s*(?:(?:ok|okay|hey),?\s+)?$/i.test(text.slice(0, start)) && command.test(text.slice(end));
}

const command = /^,?\s+(?:find|get|give|search|show)\s/i;

/** "near Disney Springs", "Hilton Head": a job there may be with any employer. */
export function isLandmark({ text }: Sentence, { start, end, name }: Span): boolean {
  if (/^hilton$/i.test(name) && /^\s+head\b(?!\s+of)/i.test(text.slice(end))) return true;
  return /\b(?:around|close\s+to|near)\s+(?:the\s+)?$/i.test(text.slice(0, start));
}

/** A name keeps its last word even if a title could begin with it: "mayo clinic lab tech". */
export const ahead = 8;

/**
 * "fire dept" is the Fire Department, "the sanitation department" the Department of Sanitation, and "johnson and
 * johnson" Johnson & Johnson.
 */
function spellingsOf(name: string): readonly string[] {
  if (!otherwise.test(name)) return [name];
  const { first, last } = department.exec(name)?.groups ?? {};
  const field = first ?? last;
  const names =
    field === undefined
      ? [name]
      : [name, ...departments.flatMap((each) => [`${each} of ${field}`, `${field} ${each}`])];
  return [...new Set([...names, ...names.map(joinedOtherwise)])];
}

/** Other names have one spelling. */
const otherwise = / (?:and|&) |\bdep/i;
const departments = ["department", "dept", "dept."];
const department =
  /^(?:the )?(?:(?:department|dept\.?) of (?<first>.+)|(?<last>.+) (?:department|dept\.?))$/i;

function joinedOtherwise(name: string): string {
  return / and /i.test(name) ? name.replace(/ and /gi, " & ") : name.replace(/ & /g, " and ");
}

export interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The number of its first word, and how many there are. */
  readonly first: number;
  readonly count: number;
  /** The start of the word that introduces it, if any. */
  readonly cued: number | undefined;
}

export function spansOf(sentence: Sentence): Span[] {
  const { text, words, starts } = sentence;
  return words.slice(0, mostWords).flatMap((word, first) => {
    const match = cue.exec(text.slice(0, word.start));
    const cuedAt = match ? text.lastIndexOf(match.groups!["cue"]!, word.start) : undefined;
    const cued = cuedAt === undefined || starts.has(cuedAt) ? cuedAt : word.start;
    const spans: Span[] = [];
    for (let count = longest; count >= 1; count--) {
      const name = spanText(sentence, first, count);
      if (name === undefined) continue;
      spans.push({ name, start: word.start, end: words[first + count - 1]!.end, first, count, cued });
    }
    return spans;
  });
}

/** Whether a name without "at" is an organization's: not a title, skill, place or ordinary word of job searches. */
function isNamed(
  sentence: Sentence,
  { places }: Names,
  { name, first, count }: Pick<Span, "name" | "first" | "count">,
): boolean {
  const employer = employerCalled(name);
  if (employer) {
    if (isSkillOf(sentence, first, count)) return false;
    return (
      !employer.isWord ||
      (sentence.words.slice(0, first).every(saysHow) && isBeforeTitle(sentence, first + count)) ||
      isBehindTitle(sentence, first, count) ||
      isJoined(sentence, first, count) ||
      isAskedAbout(sentence, first, count)
    );
  }
  if (isOtherWord(name, count) || places.findAll(name).length > 0) return false;
  return (
    count > 1 || sentence.words.length === 1 || titlesIn(sentence).length > 0 || isBeside(sentence, first)
  );
}

/** "google ads manager", "microsoft certified": somebody knows an employer's products. */
function isSkillOf(sentence: Sentence, first: number, count: number): boolean {
  const next = sentence.words[first + count]?.text ?? "";
  if (/^(?:certifi(?:ed|cations?)|exp|stack|technolog(?:y|ies))$/i.test(next)) return true;
  return [count + 1, count + 2].some(
    (length) => skillTitled(spanText(sentence, first, length) ?? "") !== undefined,
  );
}

/** Whether it is a title, a field of work, a skill or, alone, a plain word of job searches. */
export function isOtherWord(name: string, count: number): boolean {
  if (count === 1 && !isUnusual(name)) return true;
  return isField(name) || occupationsTyped(name).length > 0 || skillTitled(name)?.isThing === true;
}

/** Whether a name after "at" isn't another word, or a misspelling of one. */
function isUnknown({ text, words }: Sentence, { places }: Names, { start, cued, first, count }: Span) {
  if (cued === undefined || !/(?:\bat|@|\bemployed\s+by)\s*$/i.test(text.slice(0, start))) return false;
  const [own, ...others] = words.slice(first, first + count).map((word) => word.text);
  return isOwnName(own!, places) && others.every((word) => isCorporate(word) || isOwnName(word, places));
}

/** "globex engineer": before or after a word of many titles. */
export function isBeside({ words }: Sentence, at: number): boolean {
  return [words[at - 1], words[at + 1]].some(
    (word) => word !== undefined && frequencyOf(stem(word.text.toLowerCase())) > 3,
  );
}

/** "google or meta": beside another large employer. */
function isJoined(sentence: Sentence, first: number, count: number): boolean {
  const isEmployer = (from: number, length: number) =>
    employerCalled(spanText(sentence, from, length) ?? "") !== undefined;
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  return lengths.some(
    (length) =>
      (isJoint(sentence, first - 1) && isEmployer(first - 1 - length, length)) ||
      (isJoint(sentence, first + count) && isEmployer(first + count + 1, length)),
  );
}

/** "does target hire at 16", "is subway hiring". */
function isAskedAbout({ words }: Sentence, first: number, count: number): boolean {
  const isAsked = first === 1 && /^(?:does|is)$/i.test(words[0]!.text);
  return isAsked && /^hir(?:e|es|ing)$/i.test(words[first + count]?.text ?? "");
}

/** "cashier target", "loader part time ups", where the sentence ends. */
function isBehindTitle(sentence: Sentence, first: number, count: number): boolean {
  const { words } = sentence;
  if (first + count < words.length) return false;
  const before = words.slice(0, first).findLast((word) => !saysHow(word));
  return titlesIn(sentence).some(({ end }) => end === before?.end);
}

const isHowLong = /^(?:full|part|overnights?|seasonal|temp(?:orary)?)$/i;

/** "target jobs", or before a title or a word of many titles: "ups driver". */
function isBeforeTitle(sentence: Sentence, next: number): boolean {
  const following = sentence.words.slice(next);
  // "ups seasonal package handler", "target part time".
  const word = following.find((each) => !saysHow(each) || isJobNoun(each.text)) ?? following[0];
  if (word === undefined) return false;
  if (following.every(saysHow) && following.some(({ text }) => isHowLong.test(text))) return true;
  if (/^(?:jobs|careers|employment|hiring)$/i.test(word.text)) return true;
  if (isFunctionWord(word.text)) return false;
  return (
    titlesIn(sentence).some(({ start }) => start === word.start) || frequencyOf(word.text.toLowerCase()) > 0
  );
}

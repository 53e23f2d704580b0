import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import { isTurned, occupationsTyped } from "../occupations/as-typed.ts";
import { isWorkAlone, occupationsWorking } from "../occupations/fields-of-work.ts";
import type { Occupation } from "../occupations/occupation.ts";
import { frequencyOf } from "../occupations/stem-frequency.ts";
import { occupationsTitled } from "../occupations/titles.ts";
import { isFunctionWord } from "./function-words.ts";
import { isField } from "./industry.ts";
import { invertedTitles } from "./inverted-title.ts";
import type { Reading, Recognizer } from "./reading.ts";
import { spokenNumber } from "./spoken-numbers.ts";
import { meaningOf, type TitleReading } from "./title-reading.ts";
import { toldApart } from "./told-apart.ts";
import { type Sentence, spanText } from "./words.ts";

const longest = 7;

/**
 * "rn", "forklift driver", "contract manager": titles from the occupation graph, the longest starting at each word. A
 * title that is also a skill ("sre") is read as a skill next to another title.
 */
export const occupationTitle: Recognizer = (sentence) => {
  const readings = titlesIn(sentence);
  const isSkill = readings.length < 2 ? isCredential : isAbbreviatedSkill;
  return readings.filter(({ start, end }) => !isSkill(sentence.text.slice(start, end)));
};

const read = new WeakMap<Sentence, readonly Reading[]>();

/** The longest title starting at each word, and one in its usual word order; several recognizers ask. */
export function titlesIn(sentence: Sentence): readonly Reading[] {
  const titles = read.get(sentence) ?? readTitles(sentence);
  read.set(sentence, titles);
  return titles;
}

/** "backend" in "backend java developer" only describes the other title, and so does whom somebody assists. */
function readTitles(sentence: Sentence): Reading[] {
  const inOrder = toldApart(sentence, readEach(sentence));
  const each = [...inOrder, ...invertedTitles(sentence, inOrder)].filter(
    ({ start }) =>
      !assisting.test(sentence.text.slice(0, start)) &&
      !denied.test(sentence.text.slice(0, start)) &&
      !practice.test(sentence.text.slice(start)) &&
      !isHour(sentence.text, start),
  );
  const read = withoutJoinedRooms(sentence, narrowed(sentence, each));
  const isAlone = ({ start, end }: Reading) => isWorkAlone(sentence.text.slice(start, end));
  const titles = read.every(isAlone) ? read : read.filter((reading) => !isAlone(reading));
  return titles.filter(
    (title) => !isRankOfAnother(sentence, title, titles) && !isDepartment(sentence, title, titles),
  );
}

const ranked = /(?:coordinator|director|head|lead|leader|manager|president|supervisor|vp)s?$/i;
const people = /(?:driver|hanger|man|picker|rns|superintendent|therapist)s?$/i;
const goesOn = /^\s*(?:[,/&]|(?:and|or|y|o)\s)/i;

/** "Operations Manager, Warehouse" is one title. "Manager, cook" and "manager, warehouse or retail" are several. */
function isDepartment({ text }: Sentence, { start, end }: Reading, titles: readonly Reading[]): boolean {
  const said = text.slice(start, end);
  if (people.test(said) || goesOn.test(text.slice(end)) || occupationsWorking(said).length === 0)
    return false;
  return titles.some(
    (other) =>
      ranked.test(text.slice(other.start, other.end)) && /^\s*,\s*$/.test(text.slice(other.end, start)),
  );
}

/** An underwriter trainee isn't a management trainee, and neither is a "trainee welder". */
function isRankOfAnother({ text }: Sentence, { start, end }: Reading, titles: readonly Reading[]): boolean {
  const isRank = /^(?:helper|trainee)s?$/i.test(text.slice(start, end));
  return (
    isRank &&
    titles.some((other) =>
      [text.slice(other.end, start), text.slice(end, other.start)].some((gap) => /^\s+$/.test(gap)),
    )
  );
}

const assisting =
  /\b(?:assistant|secretary|chief\s+of\s+staff|reporting|reports)\s+to\s+(?:the\s+|our\s+)?$/i;

/** "non technical project manager" is about project managers. */
const denied = /\bnon[-\s]+$/i;

/** People who work in a dentist's office aren't all dentists. */
const practice = /^(?:attorney|dentist|doctor|lawyer|vet|veterinarian)(?:['’]?s)?\s+(?:clinic|office)\b/i;

const beforeHalf = new RegExp(`(?:\\d|\\b(?:i|${spokenNumber}|[ap]m))[\\s/&]+$`, "i");

/** "and am looking" is said of oneself. */
const verb =
  /^am\s+(?:an?|available|currently|hoping|interested|looking|open|searching|seeking|trying|willing)\b/i;

/** "five pm" is no product manager, "am pm" is when, and "i am" is no account manager. */
function isHour(text: string, start: number): boolean {
  const rest = text.slice(start);
  const isHalf = /^[ap]m(?!\p{L})/iu.test(rest);
  return (
    isHalf && (verb.test(rest) || beforeHalf.test(text.slice(0, start)) || /^[ap]m[\s/&]+[ap]m\b/i.test(rest))
  );
}

/** An OR nurse works in an operating room, but "teacher or nurse" asks for either. */
function withoutJoinedRooms({ text }: Sentence, read: readonly Reading[]): Reading[] {
  const followsTitle = (start: number) => read.some(({ end }) => /^[\s,]+$/.test(text.slice(end, start)));
  return read.filter(({ start }) => !/^or\s/i.test(text.slice(start)) || !followsTitle(start));
}

/**
 * "otr" is a truck driver or an occupational therapist, but in "otr team driver" another title says which, and in
 * "flatbed otr" a word that is only in the other names of one of them.
 */
function narrowed({ text, words }: Sentence, read: readonly TitleReading[]): TitleReading[] {
  const areNeighbors = (one: Reading, next: Reading) => /^\s+$/.test(text.slice(one.end, next.start));
  return read.map((reading) => {
    const { occupations } = reading.meaning;
    const isShort = isAbbreviation(text.slice(reading.start, reading.end));
    const told = isShort ? toldBy(words, reading) : undefined;
    if (told) return { ...reading, ...meaningOf([told]) };
    const beside = read
      .filter(
        (other) =>
          other !== reading && (isShort || areNeighbors(reading, other) || areNeighbors(other, reading)),
      )
      .flatMap(({ meaning }) => meaning.occupations);
    const shared = occupations.filter((occupation) => beside.includes(occupation));
    const isNarrower = shared.length > 0 && shared.length < occupations.length;
    return isNarrower ? { ...reading, ...meaningOf(shared) } : reading;
  });
}

function isAbbreviation(title: string): boolean {
  return /^\p{L}{2,4}$/u.test(title);
}

/** The only occupation of an ambiguous title whose other names have words of the sentence. */
function toldBy(words: Sentence["words"], { start, meaning }: TitleReading): Occupation | undefined {
  const { occupations } = meaning;
  if (occupations.length < 2) return undefined;
  const said = words.filter((word) => word.start !== start).map((word) => word.text.toLowerCase());
  const told = occupations.filter((occupation) => said.some((word) => wordsOfNames(occupation).has(word)));
  return told.length === 1 ? told[0] : undefined;
}

const wordsByOccupation = new Map<Occupation, ReadonlySet<string>>();

/** More occupations share any other word: software has both product and project managers. */
const mostWithWord = 3;

function wordsOfNames(occupation: Occupation): ReadonlySet<string> {
  let known = wordsByOccupation.get(occupation);
  if (!known) {
    const words = [occupation.title, ...occupation.aliases].flatMap(tokens);
    known = new Set(words.filter((word) => frequencyOf(stem(word)) <= mostWithWord && !isFunctionWord(word)));
    wordsByOccupation.set(occupation, known);
  }
  return known;
}

function readEach(sentence: Sentence): TitleReading[] {
  return sentence.words.flatMap(({ start }, first): TitleReading[] => {
    const turned: TitleReading[] = [];
    for (let count = longest; count >= 1; count--) {
      const text = spanText(sentence, first, count);
      const families =
        text === undefined || (isField(text) && occupationsWorking(text).length === 0)
          ? []
          : familiesOf(text, sentence, first + count - 1);
      if (families.length === 0) continue;
      const end = sentence.words[first + count - 1]!.end;
      const reading = { start, end, ...meaningOf(families) };
      const length = end - start;
      // "sw eng c++" is a software engineer, rather than a "c++ eng".
      if (isTurned(text!)) turned.push({ ...reading, known: length / 2 });
      // "mechanic diesel" is a diesel mechanic, but in "lvn or rn school nurse" the first word is a title of its own.
      else return [...turned.map((each) => moreKnown(each, length)), { ...reading, known: length }];
    }
    return turned;
  });
}

function moreKnown(reading: TitleReading, length: number): TitleReading {
  return { ...reading, known: Math.max(reading.known, length + 0.5) };
}

/** "coach jobs" isn't a job coach, and roofers don't do "roofing sales". */
function familiesOf(text: string, { words }: Sentence, last: number): readonly Occupation[] {
  const isSold = /ing$/i.test(text) && /^sales$/i.test(words[last + 1]?.text ?? "");
  return isSold || isFunctionWord(words[last]!.text) ? occupationsTitled(text) : occupationsTyped(text);
}

/** A credential that one passes an exam for is required with or without a title; an RN is also a job. */
function isCredential(text: string): boolean {
  return /^(?:cfp|cpa|pmp|rhit)$/i.test(text);
}

function isAbbreviatedSkill(text: string): boolean {
  return /^\p{L}{2,5}$/u.test(text) && skillTitled(text)?.isThing === true;
}

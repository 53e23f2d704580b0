import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import { frequencyOf } from "../occupations/stem-frequency.ts";
import { titlesIn } from "./occupation-title.ts";
import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

/** What a bare number counts when it is no level: "nurse 2 nights", "teacher 1 on 1", "driver 2 to 3 days". */
const counted =
  "[\\d/x&%$.:+–-]|(?:on|to|or|and|x|days?|nights?|weekends?|weeks?|wks?|months?|mos?|years?|yrs?|hours?|hrs?|min(?:ute)?s?|miles?|mi|kms?|am|pm|st|nd|rd|th|shifts?|times?|kids?|child(?:ren)?|boys?|girls?|dogs?|cats?|people|persons?|m[ae]n|positions?|openings?|d[ií]as?|noches?|semanas?|meses|a[nñ]os?|horas?|millas?)\\b";
/** "level 1 trauma center" ranks the hospital. */
const ofHospital = "(?! (?:trauma|nicu))";
const named = `(?:level|lvl) (?:[1-6]|i{1,3}|iv|v)${ofHospital}`;
const level = pattern(`${named}|i{2,3}|[1-5](?!\\s*(?:${counted}))`);
const roman = pattern(`${named}|i{2,3}`);

/** A word in the titles of this many families is a title word: "engineer", "analyst", "technician". */
const commonInTitles = 3;

/**
 * "software engineer ii", "analyst iii", "accountant 2": each organization numbers its own levels, and few postings
 * state one. So it is no rank, and nobody should lose postings over it.
 */
export const titleLevel: Recognizer = (sentence) => {
  const { words } = sentence;
  const titles = new Set(titlesIn(sentence).map(({ end }) => end));
  const isBehind = (start: number, isMeant: (before: (typeof words)[number]) => boolean) => {
    const before = words[sentence.starts.get(start)! - 1];
    return before !== undefined && isMeant(before);
  };
  const behindTitle = matchesIn(sentence, level).filter(({ index }) =>
    isBehind(index, ({ end }) => titles.has(end)),
  );
  const behindWord = matchesIn(sentence, roman).filter(({ index }) =>
    isBehind(index, ({ text }) => isTitleWord(text)),
  );
  return [...behindTitle, ...behindWord].map((match) =>
    readingOf(match, { kind: "opening" }, match[0], match[0]),
  );
};

function isTitleWord(word: string): boolean {
  return tokens(word).some((token) => frequencyOf(stem(token)) >= commonInTitles);
}

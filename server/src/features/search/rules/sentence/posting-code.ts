import { titlesIn } from "./occupation-title.ts";
import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

const requisition = "(?:req(?:uisition)?|ref(?:erence)?)";
const named = `(?:${requisition}|job|posting|position|store|vacancy)`;
const called = `(?:${requisition}\\.?|${named} (?:id|no\\.?|number|code))`;
const code = pattern(
  `${called}:?\\s?#?\\s?[a-z]{0,4}-?\\d{4,}(?:-\\d+)*|${named}(?: (?:id|no\\.?|number|code))?:?\\s?#\\s?\\d+|(?:r|jr|req|job)-\\d{4,}|(?<=#)\\d{3,}`,
);

/** "Nurse - Req #88213": the code of a pasted title says nothing about the job. Alone, it is what is looked for. */
export const postingCode: Recognizer = (sentence) =>
  /\d/.test(sentence.text) && titlesIn(sentence).length > 0
    ? matchesIn(sentence, code).map((match) => readingOf(match, { kind: "opening" }, match[0], match[0]))
    : [];

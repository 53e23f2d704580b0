import { isTest } from "./exclusion-words.ts";
import { type Sentence, spanText, type Word } from "./words.ts";

/** "don't", "don’t", "dont". */
const contracted = (verb: string) => ["n't", "n’t", "nt"].map((not) => `${verb}${not}`);
const refusals = [
  ...["do", "does", "ca"].flatMap(contracted),
  "do not",
  "does not",
  "cannot",
  "won't",
  "won’t",
];
const refused = [
  ..."want,want to be,want to do,want to work,want to work with,do,work,stand".split(","),
  ..."like,like working,like working with".split(","),
];
const requiring = ["does not", "doesn't", "doesn’t", "do not", "don't", "don’t"].map(
  (not) => `${not} require`,
);
const negators = new Set([
  ..."no not never neither without w/o besides except excluding avoid avoiding".split(" "),
  ...["no quiero", "no puedo", "no me gusta", "no sea", "no sean", "que no sea", "que no sean"].flatMap(
    (no) => [no, `${no} trabajar`],
  ),
  "no trabajo",
  "excepto",
  "salvo",
  ...requiring,
  ...requiring.map((each) => `that ${each}`),
  "not requiring",
  ...["would rather not", "i would rather not", "i'd rather not", "rather not"].flatMap((no) => [
    no,
    `${no} work`,
  ]),
  "must not be",
  "not doing",
  "not working",
  ..."instead of,rather than,not into,not looking for,not seeking".split(","),
  ..."no interest in,stay away from,staying away from,keep away from,get out of,getting out of,want to leave,looking to leave,leaving".split(
    ",",
  ),
  "no more",
  "nothing",
  ...["are", "is", "that are", "that is"].flatMap(contracted),
  ...["company", "day", "employer", "job", "place", "shift", "store", "time"].flatMap((what) => [
    `any ${what} but`,
    `any ${what} except`,
  ]),
  ..."except for,other than,something other than,anything other than,apart from,anything but,anything except,everything but,everything except,anywhere but".split(
    ",",
  ),
  ...["hate", "am tired of", "am sick of", "am not interested in"].map((feeling) => `i ${feeling}`),
  ..."i'm tired of,i’m tired of,tired of,sick of,not interested in".split(","),
  ...["", "i "].flatMap((who) =>
    refusals.flatMap((refuses) => refused.map((what) => `${who}${refuses} ${what}`)),
  ),
]);
/** "places that don't drug test". */
const omitting = new Set(
  ["", "that ", "who ", "which "].flatMap((who) =>
    ["don't", "don’t", "dont", "do not", "doesn't", "doesn’t", "does not", "won't", "won’t"].map(
      (not) => who + not,
    ),
  ),
);
/** "would rather work days than nights". */
const refusedTime = /^(?:evening|night|overnight)s?$/i;
/** "sin noches" refuses them; "sin experiencia" says what isn't needed. */
const refusedInSpanish = /^(?:llamadas?|noches?|tardes?|turnos?|ventas?|viajar|viajes?)$/i;
const longestNegator = 6;

/** How many words from here are a negator; 0 if they are none. */
export function negatorAt(sentence: Sentence, number: number): number {
  for (let count = longestNegator; count > 0; count--) {
    const words = sentence.words.slice(number, number + count);
    const text = spanText(sentence, number, count)?.toLowerCase();
    if (text === undefined || !words.every(isPlain)) continue;
    if (negators.has(text)) return count;
    if (omitting.has(text) && isTest(spanText(sentence, number + count, 2))) return count;
    if (text === "than" && refusedTime.test(spanText(sentence, number + 1, 1) ?? "")) return count;
    if (text === "menos" && isName(spanText(sentence, number + 1, 1))) return count;
    if (text === "sin" && refusedInSpanish.test(spanText(sentence, number + 1, 1) ?? "")) return count;
  }
  return 0;
}

function isPlain({ form, minus }: Word): boolean {
  return form === "word" && !minus;
}

/** "texas menos houston", but not "menos de 20 millas". */
function isName(word: string | undefined): boolean {
  return word !== undefined && /^\p{L}{3,}$/u.test(word) && word !== "que";
}

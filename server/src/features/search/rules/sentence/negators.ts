import { isTest } from "./exclusion-words.ts";
import { type Sentence, spanText, type Word } from "./words.ts";

/** What people say before what they don't want. */
const phrases = `
  no, not, never, neither, without, w/o, besides, except, excluding, avoid, avoiding, nothing, no more
  except for, other than, something other than, anything other than, apart from, instead of, rather than
  anything but, anything except, everything but, everything except, anywhere but
  not into, not looking for, not seeking, not interested in, no interest in, not requiring, not doing, not working
  not ok with, not okay with, not fine with, not comfortable with, not open to, not willing to work, not able to work, unable to work
  must not be, rather not, would rather not, i would rather not, i'd rather not
  rather not do, would rather not do, i would rather not do, i'd rather not do
  rather not work, would rather not work, i would rather not work, i'd rather not work
  i hate, tired of, i'm tired of, i’m tired of, i am tired of, sick of, i am sick of, i am not interested in
  stay away from, staying away from, keep away from, get out of, getting out of
  tired of being, i'm tired of being, i’m tired of being, i am tired of being, sick of being, i am sick of being
  leaving, want to leave, looking to leave
  excepto, salvo, no trabajo
`
  .trim()
  .split(/\s*[,\n]\s*/);

/** "don't", "don’t", "dont". */
const contracted = (verb: string) => ["n't", "n’t", "nt"].map((not) => `${verb}${not}`);
const denials = ["don't", "don’t", "do not", "doesn't", "doesn’t", "does not"];
const refusals = [
  ...["do", "does", "ca"].flatMap(contracted),
  "do not",
  "does not",
  "cannot",
  "won't",
  "won’t",
];
const refused =
  "do,work,stand,want,want to be,want to do,want to work,want to work with,like,like working,like working with".split(
    ",",
  );
const offers = ["company", "day", "employer", "job", "place", "shift", "store", "time"];
const spanish = ["no quiero", "no puedo", "no me gusta", "no sea", "no sean", "que no sea", "que no sean"];

const negators = new Set([
  ...phrases,
  ...["are", "is", "that are", "that is"].flatMap(contracted),
  ...["", "that "].flatMap((who) => denials.map((not) => `${who}${not} require`)),
  ...["", "i "].flatMap((who) =>
    refusals.flatMap((refuses) => refused.map((what) => `${who}${refuses} ${what}`)),
  ),
  ...offers.flatMap((what) => [`any ${what} but`, `any ${what} except`]),
  ...spanish.flatMap((no) => [no, `${no} trabajar`]),
]);

/** "places that don't drug test". */
const omitting = new Set(
  ["", "that ", "who ", "which "].flatMap((who) =>
    [...denials, "dont", "won't", "won’t"].map((not) => who + not),
  ),
);
/** "would rather work days than nights". */
const refusedTime = /^(?:evening|night|overnight)s?$/i;
/** "sin noches" refuses them; "sin experiencia" says what isn't needed. */
const refusedInSpanish = /^(?:llamadas?|madrugadas?|noches?|tardes?|turnos?|ventas?|viajar|viajes?)$/i;
/** "ohne nachtschicht", "sans nuit"; "ohne erfahrung" says what isn't needed. */
const refusedAbroad =
  /^(?:(?:abend|fr[uü]h|nacht|sp[aä]t|wechsel)schicht|(?:schicht|nacht)(?:arbeit|dienst)|reise(?:n|t[aä]tigkeit)|au(?:ss|ß)endienst|kaltakquise|nuits?|noites?)$/i;
const longestNegator = 7;
const beginnings = new Set(
  [...negators, ...omitting, "than", "menos", "sin", "ohne", "keine", "sans", "sem"].map(
    (each) => each.split(" ")[0],
  ),
);

/** How many words from here are a negator; 0 if they are none. */
export function negatorAt(sentence: Sentence, number: number): number {
  if (!beginnings.has(sentence.words[number]?.text.toLowerCase())) return 0;
  for (let count = longestNegator; count > 0; count--) {
    const words = sentence.words.slice(number, number + count);
    const text = spanText(sentence, number, count)?.toLowerCase();
    if (text === undefined || !words.every(isPlain)) continue;
    if (negators.has(text)) return count;
    if (omitting.has(text) && isTest(spanText(sentence, number + count, 2))) return count;
    if (text === "than" && refusedTime.test(spanText(sentence, number + 1, 1) ?? "")) return count;
    if (text === "menos" && isName(spanText(sentence, number + 1, 1))) return count;
    if (/^(?:ohne|keine|sans|sem)$/.test(text) && refusedAbroad.test(spanText(sentence, number + 1, 1) ?? ""))
      return count;
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

import { sameAs } from "../same-words.ts";
import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

/**
 * Phrases that postings say in other words: Spanish ones, those that deny something, time zones, and where people work.
 * They are free text, with what postings say as synonyms (`same-words.ts`).
 */
const phrases = [
  "non[- ]cdl|(?:no|sin) cdl(?: required| needed)?",
  "no (?:on[- ]?)?call(?: required)?",
  "no holidays?(?: required)?|holidays off",
  "sin licencia|sin certificaci[oó]n",
  "no (?:licenses?|certifications?|certificates?|certs?)(?: required| needed| necessary)?",
  "(?:no hablo|sin) ingl[eé]s",
  "no english(?: required| needed| necessary)?",
  "(?:eastern|central|mountain|pacific)(?: standard)? (?:time(?:[- ]?zone)?|hours)|(?:east|west) coast (?:hours|time)|[ecmp][sd]t (?:hours|time(?:[- ]?zone)?)",
  "(?:dentist|doctor|lawyer|attorney|vet)(?:['’]?s)? (?:office|clinic)|va (?:hospital|clinic|medical center)",
  "con experiencia",
  "entrada inmediata|contrataci[oó]n inmediata",
];
const saying = pattern(phrases.join("|"));

/** What a saying denies may be part of a longer name. */
const denying = 20;

export const sayings: Recognizer = (sentence) =>
  matchesIn(sentence, saying)
    .filter(([text]) => sameAs(text).length > 0)
    .map((match) => {
      const reading = readingOf(match, { kind: "saying" }, match[0], match[0]);
      // "non cdl driver" isn't a "cdl driver".
      return {
        ...reading,
        known: reading.known + (/^(?:non?|sin)\b(?! holiday)/i.test(match[0]) ? denying : 0),
      };
    });

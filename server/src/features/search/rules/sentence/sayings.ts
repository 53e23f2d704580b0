import { sameAs } from "../same-words.ts";
import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

/**
 * Spanish phrases that postings say in English, and those that deny something in a posting's own words: free text, with
 * what postings say as synonyms (`same-words.ts`).
 */
const phrases = [
  "non[- ]cdl|no cdl(?: required| needed)?",
  "no (?:on[- ]?)?call(?: required)?",
  "no (?:licenses?|certifications?|certificates?|certs?)(?: required| needed| necessary)?",
  "con experiencia",
  "entrada inmediata|contrataci[oó]n inmediata",
];
const saying = pattern(phrases.join("|"));

export const sayings: Recognizer = (sentence) =>
  matchesIn(sentence, saying)
    .filter(([text]) => sameAs(text).length > 0)
    .map((match) => readingOf(match, { kind: "saying" }, match[0], match[0]));

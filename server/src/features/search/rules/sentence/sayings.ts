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
  "(?:(?:yo )?no (?:hablo|s[eé])(?: mucho| nada de)?|sin(?: hablar| saber)?|(?:que )?no (?:necesit[ae]n?|pid[ae]n?|piden?|requier[ae]n?|se (?:necesita|pide|requiere|habla))(?: hablar| saber)?) ingl[eé]s",
  "(?:con |que (?:den|ofrezcan?|tengan?) )?seguro (?:m[eé]dico|de salud)",
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
    .filter(([text]) => sameAs(shortest(text)).length > 0)
    .map((match) => {
      const reading = readingOf(match, { kind: "saying" }, shortest(match[0]), match[0]);
      // "non cdl driver" isn't a "cdl driver".
      return {
        ...reading,
        known: reading.known + (/^(?:non?|sin)\b(?! holiday)/i.test(match[0]) ? denying : 0),
      };
    });

/** Spanish has many ways to say that a job needs no English, and that it comes with health insurance. */
function shortest(text: string): string {
  if (/ingl[eé]s$/i.test(text)) return "sin inglés";
  return text.replace(/^.*(?=seguro (?:m[eé]dico|de salud)$)/i, "");
}

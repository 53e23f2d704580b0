import { isSpanishWord } from "../spanish-words.ts";
import { matchesIn, pattern } from "./reading.ts";
import type { Sentence } from "./words.ts";

const phrase = pattern(
  "(?:(?:100\\s?%|mit|nur|en|con|em|con opci[oó]n de) )?home[- ]office(?: (?:m[oö]glich|anteil|opcional|parcial|total))?",
);

/** Words, and ends of words, that are German, Spanish or Portuguese and not English. */
const foreign = new RegExp(
  [
    "[äöüßñáéíóúãõç]",
    "^(?:und|f[uü]r|oder|mit|im|als|bei|stelle|gesucht|teilzeit|vollzeit|de|da|do|com|sem|clt|pj|argentina|berlin|brasil|chile|colombia|deutschland|espana|hamburg|m[eé]xico|peru|portugal|schweiz|wien)$",
    "(?<!bar)ista$|[aei]dora?$|\\p{L}{3}ero$|ativ[oa]$|\\p{L}{3}ente$|(?:ç[aã]o|ci[oó]n)$",
    "[^o]ung$|erin$|(?:keit|schaft|kraft|vertrieb|kaufmann|kauffrau|dienst|assistenz|kundenservice)$|(?:arbeit|berat|buchhalt|entwickl|ingenieur|leit|technik)(?:er(?:in)?|in)?$",
  ].join("|"),
  "iu",
);

/** "buchhalter home office": elsewhere it means working from home; in English, where the employer's headquarters are. */
export function homeOfficeIn(sentence: Sentence): RegExpExecArray[] {
  if (!/home[-\s]+office/i.test(sentence.text)) return [];
  const isForeign = sentence.words.some(({ text }) => foreign.test(text) || isSpanishWord(text));
  return isForeign ? matchesIn(sentence, phrase) : [];
}

import { sameAs } from "../same-words.ts";
import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

/** Spanish phrases that postings say in English: free text, with the English words as synonyms (`same-words.ts`). */
const phrases = ["con experiencia", "entrada inmediata|contrataci[oó]n inmediata"];
const saying = pattern(phrases.join("|"));

export const sayings: Recognizer = (sentence) =>
  matchesIn(sentence, saying)
    .filter(([text]) => sameAs(text).length > 0)
    .map((match) => readingOf(match, { kind: "saying" }, match[0], match[0]));

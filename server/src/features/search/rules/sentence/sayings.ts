import { sameAs } from "../same-words.ts";
import { matchesIn, pattern, type Recogniser, readingOf } from "./reading.ts";

/** Spanish phrases that postings say in English: free text, with the English words as synonyms (`same-words.ts`). */
const phrases = [
  "medio tiempo",
  "tiempo parcial",
  "tiempo completo",
  "sin experiencia",
  "con experiencia",
  "fines? de semana",
  "turno (?:de noche|nocturno)",
  "turno de (?:d[ií]a|ma[nñ]ana|tarde)",
  "pago (?:semanal|diario)",
  "entrada inmediata|contrataci[oó]n inmediata",
];
const saying = pattern(phrases.join("|"));

export const sayings: Recogniser = (sentence) =>
  matchesIn(sentence, saying)
    .filter(([text]) => sameAs(text).length > 0)
    .map((match) => readingOf(match, { kind: "saying" }, match[0], match[0]));

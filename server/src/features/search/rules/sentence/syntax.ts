import type { Meaning, Reading, Recognizer } from "./reading.ts";
import type { Word } from "./words.ts";

/** Quotes, minus and a trailing star work in every mode. */
export const syntax: Recognizer = ({ words }) =>
  words.flatMap((word) => {
    const reading = syntaxOf(word);
    return reading === undefined ? [] : [reading];
  });

function syntaxOf(word: Word): Reading | undefined {
  const { text, start, end } = word;
  const read = (meaning: Meaning, value: string, label: string): Reading => {
    return { start, end, known: end - start, meaning, value, label };
  };
  if (word.minus) return read({ kind: "not", words: [text] }, text, `not ${text}`);
  if (word.form === "prefix") return read({ kind: "prefix", prefix: text }, text, `${text}*`);
  if (word.form === "quoted") return read({ kind: "phrase", words: text.split(" ") }, text, `“${text}”`);
  return undefined;
}

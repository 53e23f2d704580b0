import snowball from "snowball-stemmers";
import { stemExceptions } from "./stem-exceptions.ts";

const REMEMBERED = 500_000;
const stemmer = snowball.newStemmer("english");
const stems = new Map<string, string>();

/** English (Snowball) stem of a token, with exceptions; tokens that are not plain letters are their own stem. */
export function stem(token: string): string {
  const known = stems.get(token);
  if (known !== undefined) return known;
  if (stems.size >= REMEMBERED) stems.clear();
  const result = /^[a-z]{3,}$/.test(token) ? (stemExceptions.get(token) ?? stemmer.stem(token)) : token;
  stems.set(token, result);
  return result;
}

/** Whether one is a regular inflection of the other: "nurses" of "nurse", but not "accountant" of "account". */
function isSameWord(a: string, b: string): boolean {
  return a === b || withoutEnding(a) === withoutEnding(b);
}

/** "nurses" is an inflection of "nurse"; "account" shares only the stem with "accountant". */
export function isInflection(word: string, token: string): boolean {
  return stem(word) === stem(token) && isSameWord(word, token);
}

/** How a posting's word is like one that is searched for, if both have the same stem. A plural is the same word. */
export type WordForm = "same" | "inflected" | "related";

/** "installs" is the same word as "install", "installing" an inflection, "installation" only related. */
export function formOf(word: string, token: string): WordForm {
  if (word === token || isPlural(word, token) || isPlural(token, word)) return "same";
  return isSameWord(word, token) ? "inflected" : "related";
}

function isPlural(word: string, of: string): boolean {
  return word === `${of}s` || word === `${of}es` || word === of.replace(/y$/, "ies");
}

export function withoutEnding(word: string): string {
  return word.replace(/(?:ings?|ed|es|ies|s|ly|e|y)$/, "");
}

const others = (["german", "spanish", "french", "portuguese"] as const).map((language) =>
  snowball.newStemmer(language),
);

/** Whether two tokens are forms of one word in any of the languages that titles come in. */
export function isSameStem(a: string, b: string): boolean {
  if (stem(a) === stem(b)) return true;
  return a[0] === b[0] && others.some((each) => each.stem(a) === each.stem(b));
}

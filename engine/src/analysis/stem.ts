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
export function isSameWord(a: string, b: string): boolean {
  return a === b || withoutEnding(a) === withoutEnding(b);
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

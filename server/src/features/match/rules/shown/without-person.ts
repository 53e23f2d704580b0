import { blackBar, blackedOut } from "@candor/contract/applications/hidden-contact";

/** Lines that say who somebody is. */
const personal =
  /^\W*(?:(?:full |first |last |given |family |sur)?name|nombre|nom|gender|sex|pronouns?|date of birth|birth ?(?:date|day|place)|dob|born|age|marital status|nationality|religion|(?:home |mailing |street )?address|zip(?: code)?|postal code|photo|picture|phone|mobile|cell|tel|e-?mail|linkedin|github|website|portfolio)\s*[:\-–—]/i;
const age = /\b(?:aged? \d{2}|\d{2}[- ]years?[- ]old|\d{2} years of age)\b/gi;
const pronouns = /\(?\b(?:she|he|they)\s*\/\s*(?:her|him|them)(?:\s*\/\s*(?:hers|his|theirs))?\b\)?/gi;
const salutation = /\b(?:Mr|Mrs|Ms|Miss|Mx)\.?\s+(?=\p{Lu})/gu;
const web =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|behance|medium|twitter|facebook|instagram)\.com\/\S+|\b[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}\/\S+/gi;
const postalCode = /\b(?:[A-Z]{2},? )?\d{5}(?:-\d{4})?\b(?=\s*(?:$|[|,;•·(]))|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g;
const street =
  /\b\d{1,5} (?:[\p{L}.'’]+ ){1,4}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|place|pl|terrace|circle)\b\.?(?: (?:apt|unit|suite|#) ?\w+)?/giu;

/** Makes a function that removes the person's names, and whatever else says who somebody is, from a text. */
export function withoutPerson(names: readonly string[]): (line: string) => string {
  const words = [...new Set(names.flatMap((name) => name.trim().split(/\s+/)))].filter(Boolean).map(literal);
  const any = words.join("|");
  // The full name in any order, with initials between: single words of it may mean something else.
  const whole =
    words.length < 2
      ? undefined
      : new RegExp(`(?<![\\p{L}])(?:${any})(?:,?[\\s]+(?:\\p{L}\\.?\\s+)?(?:${any}))+(?![\\p{L}])`, "giu");
  return (line) => {
    if (personal.test(line)) return "";
    const plain = line
      .replaceAll(web, " ")
      .replaceAll(pronouns, " ")
      .replaceAll(salutation, "")
      .replaceAll(age, " ")
      .replaceAll(street, " ")
      .replaceAll(postalCode, " ");
    const unnamed = whole ? plain.replaceAll(whole, " ") : plain;
    return tidied(blackedOut(unnamed, { email: "", phone: "" }).replaceAll(blackBar, " "));
  };
}

/** Cleans up the marks around what was removed. */
function tidied(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?:\s*[|•·,;]\s*){2,}/g, " | ")
    .replaceAll(/^[\s|•·,;:–—-]+|(?<![\s|•·,;:–—-])[\s|•·,;:–—-]+$/g, "");
}

function literal(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

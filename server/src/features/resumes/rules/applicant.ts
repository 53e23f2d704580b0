import type { CountryCode } from "libphonenumber-js";
import { findPhoneNumbersInText } from "libphonenumber-js";
import { regions } from "../../../platform/places/regions.ts";
import { nameIn } from "./name.ts";

/** Who a resume says its owner is. What isn't stated is absent; nothing is guessed. */
export interface Applicant {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly postalCode?: string;
}

/**
 * People state their contact details at the top or, in a second column, under a heading. Elsewhere, numbers and
 * addresses are employers'.
 */
const top = { lines: 25, characters: 3000 };
const contactHeading = /^(?:contact|contacto|coordonn[ée]es)(?: (?:me|info|information|details))?:?$/i;
/** A page asks for them each time it is opened, and phone numbers take long to find. */
const contact = { lines: 8, characters: 1000 };
const home: CountryCode = "US";

/** Reads name, email, phone and postal code from a resume's text. */
export function applicantIn(text: string): Applicant {
  const lines = wordedLines(text.slice(0, top.characters)).slice(0, top.lines);
  const head = [...lines, contactIn(text)].join("\n");
  const [email, phone, postalCode] = [emailIn(head), phoneIn(head), postalCodeIn(head)];
  return {
    ...nameIn(lines),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(postalCode !== undefined && { postalCode }),
  };
}

function contactIn(text: string): string {
  const lines = wordedLines(text);
  const at = lines.findIndex((line) => contactHeading.test(line)) + 1;
  return at === 0
    ? ""
    : lines
        .slice(at, at + contact.lines)
        .join("\n")
        .slice(0, contact.characters);
}

function wordedLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function emailIn(head: string): string | undefined {
  return /[\w.+'-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}(?![\w@])/i.exec(head)?.[0];
}

/** A date range looks like a number with its area code: "07/2015 – 01/2019". */
const period = /\b(?:19|20)\d\d\s*[–—-]|\/(?:19|20)\d\d/;

/** As written. */
function phoneIn(head: string): string | undefined {
  // After a comma or a semicolon, the library would read an extension.
  const found = findPhoneNumbersInText(head.replaceAll(/[,;]/g, "|"), { defaultCountry: home })
    .filter(({ number }) => number.isValid())
    .map(({ startsAt, endsAt }) => head.slice(startsAt, endsAt));
  return found.find((text) => !period.test(text));
}

const states = regions
  .filter(({ country }) => country === "US")
  .flatMap(({ code, name }) => [code, name])
  .join("|");

const postalCodes = [
  // United States: after a state or a word that announces it, so that no other five digits match.
  new RegExp(String.raw`\b(?:${states}),? +(\d{5}(?:-\d{4})?)\b`),
  /\bzip(?: code)?:? *(\d{5}(?:-\d{4})?)\b/i,
  // Canada.
  /\b([ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)\b/,
  // United Kingdom.
  /\b([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/,
];

function postalCodeIn(head: string): string | undefined {
  for (const pattern of postalCodes) {
    const [, code] = pattern.exec(head) ?? [];
    if (code !== undefined) return code;
  }
  return undefined;
}

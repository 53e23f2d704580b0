import { countryName } from "@candor/contract/jobs/place-text";
import type { Profile } from "@candor/contract/session/shapes";
import type { PhoneType } from "@candor/contract/values";
import { escape, foldLines } from "ical-generator";

type Own = Pick<
  Profile,
  | "displayName"
  | "firstName"
  | "lastName"
  | "email"
  | "phones"
  | "location"
  | "linkedInUrl"
  | "mostRecentJobTitle"
>;

const phoneTypes: Readonly<Record<PhoneType, string>> = { mobile: "CELL", home: "HOME", office: "WORK" };

/**
 * How to reach a person, for address books (RFC 2426). Some of them read no version newer than 3.0. Its lines are folded
 * and its texts escaped like those of calendars (RFC 5545).
 */
export function vCard(own: Own): string {
  const { displayName, firstName, lastName, email, phones, linkedInUrl, mostRecentJobTitle } = own;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${text(displayName ?? email)}`,
    `N:${structured([lastName, firstName ?? (lastName ? undefined : displayName), "", "", ""])}`,
    mostRecentJobTitle !== undefined && `TITLE:${text(mostRecentJobTitle)}`,
    `EMAIL;TYPE=INTERNET:${text(email)}`,
    ...phones.map(
      ({ number, extension, type }) =>
        `TEL;TYPE=${phoneTypes[type]}:${text(extension ? `${number} x${extension}` : number)}`,
    ),
    addressOf(own),
    linkedInUrl !== undefined && `URL:${linkedInUrl}`,
    "END:VCARD",
  ];
  return `${foldLines(lines.filter((line) => line !== false).join("\r\n"))}\r\n`;
}

function addressOf({ location: { address, city, state, postal, country } }: Own): string | false {
  const parts = [address, city, state, postal, country && countryName(country)];
  return parts.some(Boolean) && `ADR:${structured(["", "", ...parts])}`;
}

function structured(parts: readonly (string | undefined)[]): string {
  return parts.map((part = "") => text(part)).join(";");
}

function text(value: string): string {
  return escape(value, false);
}

import { fold } from "./fold.ts";

/** Codes that ISO 3166-1 reserves and the table of names lists, but that aren't countries. */
const reserved = new Set([
  "EU",
  "EZ",
  "UN",
  "QO",
  "XA",
  "XB",
  "ZZ",
  "AC",
  "CP",
  "CQ",
  "DG",
  "EA",
  "IC",
  "TA",
]);

/** Names in use that the table doesn't have or spells differently. */
const alsoCalled: Readonly<Record<string, string>> = {
  AE: "UAE, Emirates",
  BA: "Bosnia",
  CD: "DRC, DR Congo",
  CI: "Ivory Coast",
  CZ: "Czech Republic",
  GB: "UK, Great Britain, Britain",
  HK: "Hong Kong",
  KR: "Korea, Republic of Korea",
  MM: "Burma",
  MO: "Macau",
  NL: "Holland, The Netherlands",
  PH: "The Philippines",
  RU: "Russian Federation",
  SZ: "Swaziland",
  TR: "Turkey",
  US: "USA, United States of America, The United States, The US, America",
  VN: "Viet Nam",
};

/** Country codes by folded name. Two-letter codes are not names: "in" is a word. */
export function countriesByName(): Map<string, string> {
  const byName = new Map<string, string>();
  for (const [code, name] of countryNames()) {
    byName.set(fold(name.replace(/ \(.*/, "")), code);
    byName.set(fold(name.replace("&", "and")), code);
    for (const other of (alsoCalled[code] ?? "").split(", ")) {
      if (other !== "") byName.set(fold(other), code);
    }
  }
  return byName;
}

export function countryNames(): Map<string, string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = reserved.has(code) ? undefined : names.of(code);
      // An outdated code ("UK", "DD") maps to its successor's name; the name keeps the successor's code.
      if (name !== undefined && new Intl.Locale(`und-${code}`).region === code) codes.set(code, name);
    }
  }
  return codes;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

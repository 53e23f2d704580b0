import { countryNames } from "@candor/contract/profiles/countries";
import { fold } from "./fold.ts";

/** Common names that the table lacks or spells differently. */
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
  for (const [code, name] of countryNames("en")) {
    byName.set(fold(name.replace(/ \(.*/, "")), code);
    byName.set(fold(name.replace("&", "and")), code);
    for (const other of (alsoCalled[code] ?? "").split(", ")) {
      if (other !== "") byName.set(fold(other), code);
    }
  }
  return byName;
}

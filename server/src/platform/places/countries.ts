import { countryNames } from "@candor/contract/profiles/countries";
import { fold } from "./fold.ts";

/** Common names that the table lacks or spells differently, and some countries' own names. */
const alsoCalled: Readonly<Record<string, string>> = {
  AE: "UAE, Emirates",
  AT: "Österreich",
  BA: "Bosnia",
  BE: "Belgique, België",
  BR: "Brasil",
  CD: "DRC, DR Congo",
  CH: "Schweiz, Suisse, Svizzera",
  CI: "Ivory Coast",
  CZ: "Czech Republic",
  DE: "Deutschland",
  DK: "Danmark",
  ES: "España",
  FI: "Suomi",
  GB: "UK, Great Britain, Britain",
  HK: "Hong Kong",
  IT: "Italia",
  KR: "Korea, Republic of Korea",
  MM: "Burma",
  MO: "Macau",
  MP: "CNMI",
  NL: "Holland, The Netherlands, Nederland",
  NO: "Norge",
  PH: "The Philippines",
  PL: "Polska",
  RU: "Russian Federation",
  SE: "Sverige",
  SZ: "Swaziland",
  TR: "Turkey",
  US: "USA, United States of America, The United States, The US, America, Estados Unidos",
  VI: "USVI, Virgin Islands",
  VN: "Viet Nam",
};

/** Spanish names of countries that are better known as cities. */
const cities = new Set(["granada", "guadalupe", "san bartolome", "san martin", "santa elena", "santa lucia"]);

/** Country codes by folded name, in English or Spanish. Two-letter codes are not names: "in" is a word. */
export function countriesByName(): Map<string, string> {
  const byName = new Map<string, string>();
  for (const [code, name] of countryNames("es")) {
    // A reunion is a meeting.
    if (code !== "RE" && !cities.has(fold(name))) byName.set(fold(name), code);
  }
  for (const [code, name] of countryNames("en")) {
    byName.set(fold(name.replace(/ \(.*/, "")), code);
    byName.set(fold(name.replace("&", "and")), code);
    for (const other of (alsoCalled[code] ?? "").split(", ")) {
      if (other !== "") byName.set(fold(other), code);
    }
  }
  return byName;
}

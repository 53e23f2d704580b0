import { currentLocale } from "@candor/contract/messages/locale";
import { defaultLocale } from "@candor/contract/messages/locales";

/** A country's name as it follows a preposition, in English with its article: "the United States", "Canada". */
export function countryInSentence(name: string): string {
  return currentLocale() === defaultLocale && articled.test(name) ? `the ${name}` : name;
}

/** Names that describe (states, islands, republics), plurals, and the few others that English gives an article. */
const articled = new RegExp(
  [
    "^(?:United|British|Isle|French Southern|State of|Kingdom of|US|U\\.S|USA|UK|U\\.K|UAE)\\b",
    "^(?!South Georgia).*\\b(?:Islands|Territories)$",
    "\\b(?:Republic|Federation|Emirates|Netherlands)\\b",
    "^(?:Bahamas|Comoros|Gambia|Maldives|Philippines)$",
  ].join("|"),
);

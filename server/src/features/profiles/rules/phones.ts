import type { TypedPhone } from "@candor/contract/profiles/shapes";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js";

/** Assumed for numbers without a country code. */
const home: CountryCode = "US";

export type PhoneFault = "phoneEmpty" | "phoneIncomplete";

/** V-12, V-13: checks a row of the list, whose number may be missing although it has an extension. */
export function phoneFault({ number }: Pick<TypedPhone, "number">): PhoneFault | undefined {
  if (!/\d/.test(number)) return "phoneEmpty";
  return internationalNumber(number) === undefined ? "phoneIncomplete" : undefined;
}

/** "(512) 555-0100" → "+1 512 555 0100"; undefined for digits that aren't a number in their country. */
export function internationalNumber(typed: string): string | undefined {
  return validNumber(typed)?.formatInternational();
}

/** The number and its extension, which may be typed after it: "512 555 0100 x12" → "+1 512 555 0100" and "12". */
export function phoneParts(typed: string): { readonly number: string; readonly extension?: string } {
  const found = validNumber(typed);
  if (!found) return { number: typed };
  const extension = found.ext;
  found.setExt("");
  return { number: found.formatInternational(), ...(extension && { extension }) };
}

function validNumber(typed: string) {
  const number = parsePhoneNumberFromString(typed, home);
  return number?.isValid() ? number : undefined;
}

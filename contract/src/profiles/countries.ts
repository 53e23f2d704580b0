/** Codes that are in ISO 3166-1 and in the table of names but aren't countries. */
const reserved = new Set("EU EZ UN QO XA XB ZZ AC CP CQ DG EA IC TA".split(" "));

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** E-24: countries by code (ISO 3166-1), with CLDR's names for them in a language. */
export function countryNames(locale: string): Map<string, string> {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const codes = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = reserved.has(code) ? undefined : names.of(code);
      // An outdated code ("UK", "DD") has its successor's name, and the name maps to the successor's code.
      if (name !== undefined && new Intl.Locale(`und-${code}`).region === code) codes.set(code, name);
    }
  }
  return codes;
}

/** Codes that ISO 3166-1 reserves and the table of names lists, but that aren't countries. */
const reserved = new Set("EU EZ UN QO XA XB ZZ AC CP CQ DG EA IC TA".split(" "));

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** E-24: the countries by their codes (ISO 3166-1), with the names that CLDR gives them in a language. */
export function countryNames(locale: string): Map<string, string> {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
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

import { countryNames } from "../profiles/countries.ts";

/** E-24: the lists of names that CLDR gives in every language. */
export const nameLists = ["countries", "regions", "languages"] as const;

export type NameList = (typeof nameLists)[number];

/** The continents and their parts, as the United Nations group countries (M49). */
const regions = (
  "001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 " +
  "053 054 057 061 142 143 145 150 151 154 155 202 419"
).split(" ");

const letters = "a b c d e f g h i j k l m n o p q r s t u v w x y z".split(" ");

/** Names with their codes, in the language's sort order. */
export function namesOf(list: NameList, locale: string): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(locale);
  return [...listed[list](locale)]
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => compare(one.name, other.name));
}

const listed: Readonly<Record<NameList, (locale: string) => Map<string, string>>> = {
  countries: countryNames,
  regions: (locale) => named(regions, new Intl.DisplayNames(locale, { type: "region", fallback: "none" })),
  languages: (locale) =>
    named(pairs(), new Intl.DisplayNames(locale, { type: "language", fallback: "none" })),
};

/**
 * An outdated code ("iw") has its successor's name, and the name maps to the successor's code. Twi ("tw") is called by
 * the name of Akan ("ak"): each name is listed once.
 */
function named(codes: readonly string[], names: Intl.DisplayNames): Map<string, string> {
  const found = new Map<string, string>();
  const listed = new Set<string>();
  for (const code of codes) {
    const name = names.of(code);
    const current = Intl.getCanonicalLocales(/^\d/.test(code) ? `und-${code}` : code)[0];
    if (name === undefined || listed.has(name) || !current?.endsWith(code)) continue;
    listed.add(name);
    found.set(code, name);
  }
  return found;
}

function pairs(): string[] {
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** No real list of languages is longer. */
const longest = 500;

/**
 * The first language in an Accept-Language header, or in one tag, for which CLDR has names. Quality values have at most
 * three decimals (RFC 9110, 12.4.2).
 */
export function localeAmong(accepted: string | undefined, otherwise: string): string {
  const wanted = (accepted ?? "")
    .slice(0, longest)
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [tag = "", quality = "q=1"] = part.split(";").map((text) => text.trim());
      return { tag, quality: Number(quality.replace("q=", "")) || 0 };
    })
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag, quality } of wanted) {
    const locale = quality > 0 ? supported(tag) : undefined;
    if (locale !== undefined) return locale;
  }
  return otherwise;
}

function supported(tag: string): string | undefined {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag)[0];
  } catch {
    // Not a language tag.
    return undefined;
  }
}

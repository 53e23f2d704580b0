export const defaultLocale = "en-US";

/** The locales that have a catalogue. */
export const locales = [defaultLocale, "es-US"] as const;
export type Locale = (typeof locales)[number];

/** Each language's name in itself, which is the same on every page. */
export const localeNames: Readonly<Record<Locale, string>> = { "en-US": "English", "es-US": "Español" };

export function localeNamed(name: unknown): Locale | undefined {
  return locales.find((each) => each === name);
}

/** Keeps the language that a person chose on a page. */
export const localeCookie = "locale";

/**
 * C-02: the offered locale that an `Accept-Language` header prefers (RFC 9110, 12.5.4): by weight, then in the header's
 * order. A wanted "de-AT" gets "de-DE" if nothing closer is offered. If none fits, the first one offered.
 */
export function negotiated<L extends string>(accepted: string | undefined, offered: readonly [L, ...L[]]): L {
  const wanted = rangesOf(accepted ?? "");
  const refused = new Set(wanted.filter(({ weight }) => weight === 0).map(({ range }) => range));
  for (const { range, weight } of wanted) {
    if (weight === 0) continue;
    const found =
      range === "*" ? offered.find((one) => !refused.has(one.toLowerCase())) : closest(range, offered);
    if (found) return found;
  }
  return offered[0];
}

/** No real list of languages is longer. */
const longest = 500;

function rangesOf(header: string): { range: string; weight: number }[] {
  return header
    .slice(0, longest)
    .split(",")
    .flatMap((part) => {
      const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      const weight = quality === undefined ? 1 : Number(quality);
      const isRange = /^(?:\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)$/.test(range);
      return isRange && weight >= 0 && weight <= 1 ? [{ range, weight }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight);
}

/** The same, else a more specific one, else one of the same language. */
function closest<L extends string>(range: string, offered: readonly L[]): L | undefined {
  const language = range.split("-")[0];
  return (
    offered.find((one) => one.toLowerCase() === range) ??
    offered.find((one) => one.toLowerCase().startsWith(`${range}-`)) ??
    offered.find((one) => one.toLowerCase().split("-")[0] === language)
  );
}

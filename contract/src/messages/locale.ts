import { defaultLocale, type Locale } from "./locales.ts";

let source: () => Locale = () => defaultLocale;

/** The reader's locale: the request's, the mail recipient's or the page's. */
export function currentLocale(): Locale {
  return source();
}

/** Where `currentLocale` comes from, if a process writes for more than one reader. */
export function takeLocaleFrom(of: () => Locale): void {
  source = of;
}

/**
 * What differs by locale, such as a format, and maybe by something else, such as a currency: made for each once, when it
 * is first needed.
 */
export function perLocale<Value, Of extends readonly (string | undefined)[] = []>(
  make: (locale: Locale, ...of: Of) => Value,
): (...of: Of) => Value {
  const made = new Map<string, Value>();
  return (...of) => {
    const locale = currentLocale();
    const name = [locale, ...of].join();
    const value = made.get(name) ?? make(locale, ...of);
    made.set(name, value);
    return value;
  };
}

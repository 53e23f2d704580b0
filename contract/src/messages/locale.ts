import { defaultLocale, type Locale } from "./locales.ts";

let source: () => Locale = () => defaultLocale;

/** The locale of whoever reads what is being written: of a request, a mail's reader or a browser's page. */
export function currentLocale(): Locale {
  return source();
}

/** Where `currentLocale` comes from, if a process writes for more than one reader. */
export function takeLocaleFrom(of: () => Locale): void {
  source = of;
}

/** What differs by locale, such as a format: made for each once, when it is first needed. */
export function perLocale<Value>(make: (locale: Locale) => Value): () => Value {
  const made = new Map<Locale, Value>();
  return () => {
    const locale = currentLocale();
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}

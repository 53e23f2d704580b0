import { AsyncLocalStorage } from "node:async_hooks";
import { takeLocaleFrom } from "@candor/contract/messages/locale";
import { defaultLocale, type Locale, localeNamed } from "@candor/contract/messages/locales";

const reader = new AsyncLocalStorage<Locale>();
takeLocaleFrom(currentLocale);

function currentLocale(): Locale {
  return reader.getStore() ?? defaultLocale;
}

/** Runs work whose texts are for a reader of this locale. Elsewhere texts are in the default locale. */
export function inLocale<T>(locale: Locale, work: () => T): T {
  return currentLocale() === locale ? work() : reader.run(locale, work);
}

/** The same for a reader whose locale is stored by name: null if they never chose one. */
export function inStoredLocale<T>(name: string | null | undefined, work: () => T): T {
  return inLocale(localeNamed(name) ?? defaultLocale, work);
}

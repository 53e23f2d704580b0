import { type Catalogue, enUs, type MessageKey } from "./en-us.ts";
import { esUs } from "./es-us.ts";
import { filled, type MessageValues } from "./filled.ts";
import { defaultLocale, type Locale } from "./locales.ts";

/** Every text in every locale. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { "en-US": enUs, "es-US": esUs };

/** A text in a locale that isn't the current one. */
export function messageIn(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
  return filled(catalogues[locale][key], values);
}

/** A text that is kept, or sent on as data: it reads the same for everybody. */
export function messageForAll(key: MessageKey, values?: MessageValues): string {
  return messageIn(defaultLocale, key, values);
}

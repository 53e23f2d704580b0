import { enUs, type MessageKey } from "./en-us.ts";
import type { Locale } from "./locales.ts";
import { filled, type MessageValues } from "./message.ts";

/** Every text in every locale. Pages, which use one locale, call `message` instead. */
const catalogues: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { "en-US": enUs };

export function messageIn(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
  return filled(catalogues[locale][key], values);
}

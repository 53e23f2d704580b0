import { perLocale } from "@candor/contract/messages/locale";
import { type MessageKey, type MessageValues, message } from "@candor/contract/messages/message";

/** A key that the catalogue has in the forms `_one` and `_other`. */
export type CountedKey = MessageKey extends infer K
  ? K extends `${infer Base}_other`
    ? Base
    : never
  : never;

const plurals = perLocale((locale) => new Intl.PluralRules(locale));
const numbers = perLocale((locale) => new Intl.NumberFormat(locale));

/** The text for this count, in the locale's plural form: "1,204 postings". */
export function counted(key: CountedKey, count: number, values: MessageValues = {}): string {
  const form = plurals().select(count) === "one" ? "one" : "other";
  return message(`${key}_${form}`, { count: numbers().format(count), ...values });
}

export function numberText(value: number): string {
  return numbers().format(value);
}

import { currentLocale } from "@candor/contract/messages/locale";
import { defaultLocale } from "@candor/contract/messages/locales";

/**
 * The `lang` of what organizations write, so that it is read out in its own language (WCAG 2.2, 3.1.2): postings are
 * taken to be in the default one. Undefined on a page in that language.
 */
export function contentLang(): string | undefined {
  return currentLocale() === defaultLocale ? undefined : defaultLocale;
}

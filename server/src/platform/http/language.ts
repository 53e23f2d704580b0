import "@fastify/cookie";
import {
  type Locale,
  localeCookie,
  localeNamed,
  locales,
  negotiated,
} from "@candor/contract/messages/locales";
import type { FastifyRequest } from "fastify";

/** C-02, M-50: the locale of an answer: what the person chose on a page of this browser, else what the browser asks for. */
export function localeOf({ headers, cookies }: Pick<FastifyRequest, "headers" | "cookies">): Locale {
  return localeNamed(cookies?.[localeCookie]) ?? negotiated(headers["accept-language"], locales);
}

/** The language headers of an answer. It varies by request only if there is more than one locale. */
export function languageHeaders(locale: string, offered: readonly string[] = locales) {
  return { "content-language": locale, ...(offered.length > 1 && { vary: "accept-language" }) };
}

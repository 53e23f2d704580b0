import { type Locale, locales, negotiated } from "@candor/contract/messages/locales";
import type { FastifyRequest } from "fastify";

/** C-02: the locale of an answer. */
export function localeOf({ headers }: Pick<FastifyRequest, "headers">): Locale {
  return negotiated(headers["accept-language"], locales);
}

/** The language headers of an answer. It varies by request only if there is more than one locale. */
export function languageHeaders(locale: string, offered: readonly string[] = locales) {
  return { "content-language": locale, ...(offered.length > 1 && { vary: "accept-language" }) };
}

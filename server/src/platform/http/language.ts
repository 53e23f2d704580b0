import { type Locale, locales, negotiated } from "@candor/contract/messages/locales";
import type { FastifyRequest } from "fastify";

/** C-02: in which locale a request is answered. */
export function localeOf({ headers }: Pick<FastifyRequest, "headers">): Locale {
  return negotiated(headers["accept-language"], locales);
}

/** What a text's answer says of its language. It depends on what was asked for only where there is a choice. */
export function languageHeaders(locale: string, offered: readonly string[] = locales) {
  return { "content-language": locale, ...(offered.length > 1 && { vary: "accept-language" }) };
}

import "@fastify/cookie";
import {
  type Locale,
  localeCookie,
  localeNamed,
  locales,
  negotiated,
} from "@candor/contract/messages/locales";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

/** C-02, M-50: the locale of an answer: what the person chose on a page of this browser, else what the browser asks for. */
export function localeOf({ headers, cookies }: Pick<FastifyRequest, "headers" | "cookies">): Locale {
  return localeNamed(cookies?.[localeCookie]) ?? preferred(headers["accept-language"] ?? "");
}

/** Browsers send few different headers, and reading one would cost more than the rest of a small answer. */
const readBefore = new LRUCache<string, Locale>({ max: 1000 });
/** A longer header isn't a browser's, and isn't worth the memory. */
const longestOfBrowsers = 200;

function preferred(accepted: string): Locale {
  const known = readBefore.get(accepted);
  if (known) return known;
  const locale = negotiated(accepted, locales);
  if (accepted.length <= longestOfBrowsers) readBefore.set(accepted, locale);
  return locale;
}

/** The language headers of an answer. It varies by request only if there is more than one locale. */
export function languageHeaders(locale: string, offered: readonly string[] = locales) {
  return { "content-language": locale, ...(offered.length > 1 && { vary: "accept-language" }) };
}

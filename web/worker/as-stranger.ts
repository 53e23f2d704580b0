/// <reference lib="webworker" />
import { defaultLocale, localeNamed } from "@candor/contract/messages/locales";

/** The locale of the pages that registered this worker. */
export const locale = localeNamed(new URL(location.href).searchParams.get("locale")) ?? defaultLocale;

/** A copy of a page is always the one that strangers see, so it contains nothing personal. */
export const asStranger = { credentials: "omit", headers: { "accept-language": locale } } as const;

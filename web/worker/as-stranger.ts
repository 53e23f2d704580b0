/// <reference lib="webworker" />
import { defaultLocale, localeNamed } from "@candor/contract/messages/locales";

/** The locale of the pages that registered this worker. */
export const locale = localeNamed(new URL(location.href).searchParams.get("locale")) ?? defaultLocale;

/** Whoever looks at a page, its copy is the one that strangers see: it contains nothing personal. */
export const asStranger = { credentials: "omit", headers: { "accept-language": locale } } as const;

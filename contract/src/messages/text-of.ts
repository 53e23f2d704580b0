import { catalogues } from "./catalogues.ts";
import type { MessageKey } from "./en-us.ts";
import { currentLocale } from "./locale.ts";

/** A build for browsers replaces this module: each page's scripts have its texts in one locale. */
export function textOf(key: MessageKey): string {
  return catalogues[currentLocale()][key];
}

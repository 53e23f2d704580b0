import type { MessageKey } from "./en-us.ts";
import { filled, type MessageValues } from "./filled.ts";
import { textOf } from "./text-of.ts";

export type { MessageKey } from "./en-us.ts";
export type { MessageValues } from "./filled.ts";

/** The text of a key in the current locale, with its placeholders filled. */
export function message(key: MessageKey, values: MessageValues = {}): string {
  return filled(textOf(key), values);
}

import { enUs, type MessageKey } from "./en-us.ts";

export type { MessageKey } from "./en-us.ts";

export const defaultLocale = "en-US";

export type MessageValues = Readonly<Record<string, string | number>>;

/** The text of a key with its placeholders filled; a placeholder without a value stays as it is. */
export function message(key: MessageKey, values: MessageValues = {}): string {
  return filled(enUs[key], values);
}

export function filled(text: string, values: MessageValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

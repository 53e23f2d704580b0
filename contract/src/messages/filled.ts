export type MessageValues = Readonly<Record<string, string | number>>;

/** A text with its placeholders filled; one without a value stays as it is. */
export function filled(text: string, values: MessageValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

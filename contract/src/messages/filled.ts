export type MessageValues = Readonly<Record<string, string | number>>;

/** A text with its placeholders filled; one without a value stays as it is. */
export function filled(text: string, values: MessageValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? isolated(String(values[name])) : placeholder,
  );
}

/** Hebrew, Arabic and the scripts between them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name written from right to left would pull the numbers and marks beside it to its other side. */
function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

export type MessageValues = Readonly<Record<string, string | number>>;

/** A text with its placeholders filled; one without a value stays as it is. */
export function filled(text: string, values: MessageValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? isolated(String(values[name])) : placeholder,
  );
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Written from right to left, a name would pull the numbers and marks beside it to its other side. */
function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

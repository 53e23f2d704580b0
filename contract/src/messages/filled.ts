export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A text with its placeholders filled; one without a value stays as it is. Only English has a possessive with an
 * apostrophe, and it drops the second s of a name that ends in one: Bergstrom Technologies'.
 */
export function filled(text: string, values: MessageValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}('s\b)?/g, (placeholder, name: string, possessive = "") => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = String(values[name]);
    return isolated(value) + (/s$/i.test(value) ? possessive.slice(0, 1) : possessive);
  });
}

/** Hebrew, Arabic and the scripts between them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name written from right to left would pull the numbers and marks beside it to its other side. */
function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

/** A text of digits as a number; undefined for any other text. */
export function idOf(text: string): number | undefined {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

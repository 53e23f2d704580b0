/**
 * "$1,500" as 1500. Commas only divide thousands: "1,5" may mean one and a half. Anything else becomes null on the
 * wire, and the server says why it is refused.
 */
export function dollarsIn(typed: string): number {
  return numberIn(typed.replaceAll(/[$\s]/g, "").replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, ""));
}

/** Digits, with decimals or without. */
export function numberIn(typed: string): number {
  const digits = typed.trim();
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

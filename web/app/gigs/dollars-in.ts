/**
 * "$1,500" as 1500. Commas only divide thousands: "1,5" may mean one and a half. What is no number is none on the wire
 * either, and is refused there in words.
 */
export function dollarsIn(typed: string): number {
  return numberIn(typed.replaceAll(/[$\s]/g, "").replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, ""));
}

/** Digits, with decimals or without. */
export function numberIn(typed: string): number {
  const digits = typed.trim();
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

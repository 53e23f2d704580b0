/** "$1,500" as 1500. What is no number is none on the wire either, and is refused there in words. */
export function dollarsIn(typed: string): number {
  const digits = typed.replaceAll(/[$,\s]/g, "");
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

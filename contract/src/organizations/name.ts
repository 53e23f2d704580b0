/**
 * Whether no word of a name mixes the Latin alphabet with letters that look like its own: with a Cyrillic "а", a new
 * organization would look like a known one.
 */
export function isOneAlphabetAWord(name: string): boolean {
  return !/(?=\p{L}*\p{Script=Latin})\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name);
}

/**
 * Whether no word of a name mixes the Latin alphabet with letters that look like its own: with a Cyrillic "а", a new
 * organization would look like a known one.
 */
export function isOneAlphabetAWord(name: string): boolean {
  return !/(?=\p{L}*\p{Script=Latin})\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name);
}

/**
 * Whether a name begins with the product's own: mails come from an address of ours, and an organization called "Candor
 * Support" would speak for us.
 */
export function isOwnName(name: string): boolean {
  return /^\P{L}*candor(?!\p{L})/iu.test(asSeen(name));
}

/** A name without what nobody sees, and with its letters in their usual form. */
export function asSeen(name: string): string {
  return name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
}

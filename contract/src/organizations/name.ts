/**
 * Whether no word of a name mixes the Latin alphabet with letters that look like its own: with a Cyrillic "а", a new
 * organization would look like a known one.
 */
export function isOneAlphabetAWord(name: string): boolean {
  return !/(?=\p{L}*\p{Script=Latin})\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name);
}

/** "candor", with what else looks like its letters. */
const own = "[cϲсᴄⲥ][aаαɑᴀⲁ4@][nոɴⲛ][dԁᴅⲇ][oоοᴏⲟօ0][rгᴦʀⲅⲣ]";
const ours = [
  "accounts?|admin|help|hiring|notices?|safety|security|staff|support|team|trust|verification",
  "administracion|avisos?|ayuda|confianza|cuentas?|equipo|personal|seguridad|soporte|verificacion",
].join("|");
const ownNames = new RegExp(
  [
    `^\\P{L}*${own}(?!\\p{L})`,
    `(?<!\\p{L})${own}\\P{L}+(?:${ours})(?!\\p{L})`,
    `(?<!\\p{L})(?:${ours})\\P{L}+(?:(?:at|by|de|en|from|of)\\P{L}+)?${own}(?!\\p{L})`,
  ].join("|"),
  "iu",
);
const staff = new RegExp(`^(?:${ours}|and|center|customer|department|desk|service|the|your)$`, "iu");

/**
 * Whether a name begins with the product's own, or has it with what we could be called: mails come from an address of
 * ours, and an organization called "Candor Support", "The Candor Team" or "Soporte de Candor" would speak for us.
 */
export function isOwnName(name: string): boolean {
  return ownNames.test(withoutMarks(name));
}

/** Whether a name says only what our staff could be called: with "(Candor)" after it, it would speak for us. */
export function isStaffName(name: string): boolean {
  const words = withoutMarks(name)
    .split(/\P{L}+/u)
    .filter(Boolean);
  return words.every((word) => staff.test(word));
}

function withoutMarks(name: string): string {
  return asSeen(name).normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** A name without what nobody sees, and with its letters in their usual form. */
export function asSeen(name: string): string {
  return name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
}

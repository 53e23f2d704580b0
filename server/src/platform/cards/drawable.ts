/** The characters in the cards' fonts: Latin with its extension A, punctuation and currency signs. */
const inFonts =
  /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]$/u;

/** The share of a text's letters that must be drawable; with less, the text would say something else. */
const leastShare = 2 / 3;

/** Longer texts are cut: fitting them into the card would take too long. */
const mostCharacters = 200;

/** A text without the characters that the cards' fonts don't have; undefined if too little would be left to read. */
export function drawable(text: string): string | undefined {
  const all = Array.from(text.normalize("NFC").slice(0, mostCharacters * 2)).slice(0, mostCharacters);
  const left = all.map(drawn);
  const letters = all.filter(isLetter).length;
  const shown = left.join("").replaceAll(/\s+/g, " ").trim();
  return shown === "" || Array.from(shown).filter(isLetter).length < letters * leastShare ? undefined : shown;
}

/** A letter that the fonts don't have may be drawn without its marks. */
function drawn(character: string): string {
  if (inFonts.test(character)) return character;
  if (/\s/.test(character)) return " ";
  return Array.from(character.normalize("NFKD"))
    .filter((part) => inFonts.test(part))
    .join("");
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

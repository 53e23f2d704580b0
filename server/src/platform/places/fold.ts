const beginnings: Readonly<Record<string, string>> = { saint: "st", sainte: "ste", fort: "ft", mount: "mt" };

/**
 * The form for comparing place names: lower case, no diacritics, no punctuation, one space between words, "Saint",
 * "Fort" and "Mount" as their abbreviations.
 */
export function fold(name: string): string {
  const words = (isAscii(name) ? name : withoutDiacritics(name))
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replace(/\b(?:sainte?|fort|mount)(?= )/g, (word) => beginnings[word] ?? word);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) > 127) return false;
  }
  return true;
}

const undecomposed: Readonly<Record<string, string>> = {
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  ß: "ss",
  đ: "d",
  ı: "i",
};

function withoutDiacritics(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[øØłŁßđı]/g, (letter) => undecomposed[letter] ?? letter);
}

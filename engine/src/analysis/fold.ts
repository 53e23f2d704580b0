const NOT_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{M}+/gu;
/** Letters that Unicode doesn't decompose but that people type as plain letters. */
const SPELLED_OUT = /[ßæœøłđðþı’‘ʼ]/gu;
const SPELLING: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  "’": "'",
  "‘": "'",
  ʼ: "'",
};

/**
 * Lower case without diacritics and with straight apostrophes. Plain ASCII is returned unchanged: the tokenizer
 * lower-cases it.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(SPELLED_OUT, (letter) => SPELLING[letter]!);
}

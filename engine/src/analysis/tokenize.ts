import { fold } from "./fold.ts";

/** Receives tokens in order. The UTF-8 bytes are valid only during the call; the hash is a function of them. */
export interface TokenSink {
  token(bytes: Uint8Array, length: number, hash: number): void;
}

/** Longer tokens are truncated: nobody types more, and encoded blobs would fill the dictionary. */
const LONGEST = 64;
const SEPARATOR = 0;
/** Code of an ASCII character in a token (letters lower-cased), or SEPARATOR. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[a-z0-9]/i.test(character) ? character.toLowerCase().charCodeAt(0) : SEPARATOR;
});
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const [APOSTROPHE, DOT, PLUS, HASH, S] = [39, 46, 43, 35, 115];
const [ZERO, NINE] = [48, 57];

/** Per UTF-16 code unit: 0 not classified yet, 1 a separator, 2 part of a token. */
const wide = new Uint8Array(65_536);
const token = new Uint8Array(LONGEST);

/**
 * Cuts text into tokens: runs of letters and digits, lower-cased and without diacritics. Beyond that:
 * - one letter keeps what makes it another language: `c++`, `c#`, `f#`, `a+`;
 * - a dot stays inside `node.js`, `asp.net` and `3.5`, before `.net`, and vanishes from `r.n.`;
 * - an apostrophe vanishes (`o'neil` is `oneil`), and the possessive with it (`driver's` is `driver`).
 * All other characters separate tokens: `ci/cd` and `full-stack` are two tokens each.
 */
export function tokenize(raw: string, sink: TokenSink): void {
  const text = fold(raw);
  const end = text.length;
  let at = 0;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (characterOf(code) !== SEPARATOR) at = word(text, at, 0, sink);
    else if (code === DOT && endsWith(text, at + 1, "net")) {
      token[0] = DOT;
      at = word(text, at + 1, 1, sink);
    } else at++;
  }
}

/** Plain words with single spaces between them, which need no closer look. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

/** The tokens of a short text. */
export function tokens(text: string): string[] {
  if (text.length <= LONGEST && PLAIN.test(text)) return text.toLowerCase().split(" ");
  const found: string[] = [];
  tokenize(text, { token: (bytes, length) => found.push(Buffer.from(bytes.subarray(0, length)).toString()) });
  return found;
}

/** Reads one token from `start`, after the `length` bytes already in `token`; returns where it ended. */
function word(text: string, start: number, length: number, sink: TokenSink): number {
  const end = text.length;
  let at = start;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    const character = characterOf(code);
    if (character !== SEPARATOR)
      length = character < 128 ? push(character, length) : pushWide(character, length);
    else if (code === DOT && joinsWithDot(text, at)) length = push(DOT, length);
    else if (code === DOT && isInitial(text, at - 1) && isInitial(text, at + 1)) continue;
    else if (code === APOSTROPHE && isWord(text, at + 1)) {
      if (!isPossessive(text, at)) continue;
      at += 2;
      break;
    } else break;
  }
  if (at - start === 1 && length === 1) {
    length = languageSign(text, at, length);
    at += length - 1;
  }
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ token[i]!, 0x01000193);
  sink.token(token, length, hash);
  return at;
}

/** Appends the `+`, `++` or `#` that follows a single letter. */
function languageSign(text: string, at: number, length: number): number {
  if (text.charCodeAt(at) === HASH && !isWord(text, at + 1)) return push(HASH, length);
  if (text.charCodeAt(at) !== PLUS) return length;
  if (text.charCodeAt(at + 1) === PLUS) return push(PLUS, push(PLUS, length));
  return isWord(text, at + 1) ? length : push(PLUS, length);
}

function joinsWithDot(text: string, dot: number): boolean {
  if (isDigit(text.charCodeAt(dot - 1)) && isDigit(text.charCodeAt(dot + 1))) return true;
  return (isWord(text, dot - 1) && endsWith(text, dot + 1, "js")) || endsWith(text, dot + 1, "net");
}

function endsWith(text: string, at: number, suffix: string): boolean {
  const end = at + suffix.length;
  return !isWord(text, end) && text.slice(at, end).toLowerCase() === suffix;
}

/** Whether a letter stands alone between punctuation. */
function isInitial(text: string, at: number): boolean {
  return isWord(text, at) && !isDigit(text.charCodeAt(at)) && !isWord(text, at - 1) && !isWord(text, at + 1);
}

function isPossessive(text: string, apostrophe: number): boolean {
  return (text.charCodeAt(apostrophe + 1) | 32) === S && !isWord(text, apostrophe + 2);
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function isWord(text: string, at: number): boolean {
  return at >= 0 && at < text.length && characterOf(text.charCodeAt(at)) !== SEPARATOR;
}

function characterOf(code: number): number {
  return code < 128 ? ASCII[code]! : isWideWord(code) ? code : SEPARATOR;
}

/** Surrogates separate tokens: beyond the basic plane are emoji, and scripts that postings aren't written in. */
function isWideWord(code: number): boolean {
  if (wide[code] === 0) wide[code] = WORD_CHARACTER.test(String.fromCharCode(code)) ? 2 : 1;
  return wide[code] === 2;
}

function push(byte: number, length: number): number {
  if (length >= LONGEST) return length;
  token[length] = byte;
  return length + 1;
}

function pushWide(code: number, length: number): number {
  if (length + 3 > LONGEST) return length;
  if (code < 0x800) token[length++] = 0xc0 | (code >> 6);
  else {
    token[length++] = 0xe0 | (code >> 12);
    token[length++] = 0x80 | ((code >> 6) & 63);
  }
  token[length++] = 0x80 | (code & 63);
  return length;
}

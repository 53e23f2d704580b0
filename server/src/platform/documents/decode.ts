/** UTF-8, or UTF-16 if a byte order mark says so; throws on anything that isn't well-formed. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder(markedEncoding(bytes) ?? "utf-8", { fatal: true }).decode(bytes);
}

/** The same, or Windows-1252, in which editors on Windows save "ANSI". */
export function decodeText(bytes: Buffer): string {
  try {
    return decode(bytes);
  } catch (error) {
    if (markedEncoding(bytes) !== undefined || !isWindows1252(bytes)) throw error;
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const marks = [
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
  ["efbbbf", "utf-8"],
] as const;

/** The encoding that a byte order mark names. */
function markedEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 3)).toString("hex");
  return marks.find(([mark]) => start.startsWith(mark))?.[1];
}

/** Control characters, and the bytes that Windows-1252 leaves undefined. */
const foreign = /[^\t\n\f\r\x20-\x7e\x80\x82-\x8c\x8e\x91-\x9c\x9e-\xff]/;
const most = 1 / 3;

/** Where more bytes than this are beyond ASCII, it is another code page, such as a Cyrillic one. */
function isWindows1252(bytes: Buffer): boolean {
  const beyondAscii = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  return !foreign.test(bytes.toString("latin1")) && beyondAscii <= bytes.length * most;
}

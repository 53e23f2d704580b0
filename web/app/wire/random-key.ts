/** 128 random bits in hexadecimal. Works over plain HTTP too, where browsers have no `crypto.randomUUID`. */
export function randomKey(): string {
  const parts = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16));
  return parts.map((part) => part.padStart(2, "0")).join("");
}

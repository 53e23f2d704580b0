import sharp from "sharp";

/** Pixels that are decoded: a small file can hold a huge picture. */
const mostPixels = 40_000_000;

/** By their first bytes: the decoder knows more formats, and some of them load what they name. */
const signatures = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[^]{4}WEBP/];

/**
 * A PNG of at most `side` pixels in each direction, made anew from what is seen in a PNG, JPEG or WebP: nothing else that
 * the file holds gets through, neither a place nor a script. Undefined if it is none of these, or cannot be decoded.
 */
export async function reEncoded(bytes: Uint8Array, side: number): Promise<Buffer | undefined> {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (!signatures.some((signature) => signature.test(start))) return undefined;
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return undefined;
  }
}

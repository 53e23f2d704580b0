import type { Sharp } from "sharp";

/** A picture with more pixels is refused before it is decoded: a small file can hold a huge one. */
const mostPixels = 40_000_000;

/**
 * What `work` makes of a JPEG, PNG or WebP. It gets only upright pixels: nothing else in the file gets through, neither
 * a location nor a script. Undefined if it is none of these, or can't be decoded.
 */
export async function decoded(
  bytes: Uint8Array,
  work: (picture: Sharp, strategy: typeof import("sharp").strategy) => Sharp,
): Promise<Buffer | undefined> {
  if (!isPicture(bytes)) return undefined;
  // It loads a library of several megabytes, which few requests need.
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true });
    return await work(picture.rotate(), sharp.strategy).toBuffer();
  } catch {
    return undefined;
  }
}

/** By the first bytes, whatever the file calls itself: the decoder knows formats that load what they name. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const isWebp = text.startsWith("RIFF") && text.slice(8, 12) === "WEBP";
  return text.startsWith("\xff\xd8\xff") || text.startsWith("\x89PNG\r\n\x1a\n") || isWebp;
}

/** K-13: pixels of a portrait's side, and of the clear edge within. */
const side = 175;
const padding = 3;

/** A picture with more pixels is refused before it is decoded. */
const mostPixels = 40_000_000;

/**
 * A portrait as WebP, upright and without metadata. It is cut to what draws the eye: libvips looks for the colors of
 * skin, saturation and edges, and falls back to the middle. Undefined for what can't be decoded.
 */
export async function portraitOf(bytes: Uint8Array): Promise<Buffer | undefined> {
  // It loads a library of megabytes, which few requests need.
  const { default: sharp } = await import("sharp");
  const inner = side - 2 * padding;
  const edge = { top: padding, bottom: padding, left: padding, right: padding };
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
      .rotate()
      .resize(inner, inner, { fit: "cover", position: sharp.strategy.attention })
      .extend({ ...edge, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 86 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

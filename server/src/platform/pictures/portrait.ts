import { decoded } from "./decoded.ts";

/** K-13: pixels of a portrait's side, and of the clear edge inside it. */
const side = 175;
const padding = 3;

/**
 * A portrait as WebP, cropped to what draws the eye: libvips looks for skin colors, saturation and edges, and falls
 * back to the middle.
 */
export function portraitOf(bytes: Uint8Array): Promise<Buffer | undefined> {
  const inner = side - 2 * padding;
  const edge = { top: padding, bottom: padding, left: padding, right: padding };
  return decoded(bytes, (picture, { attention }) =>
    picture
      .resize(inner, inner, { fit: "cover", position: attention })
      .extend({ ...edge, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 86 }),
  );
}

import type { DrawnPage } from "../documents/draw-page.ts";

/** A drawn page as WebP, on white paper. */
export async function pagePicture({ width, height, pixels }: DrawnPage): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: "#fff" })
    .webp({ quality: 85 })
    .toBuffer();
}

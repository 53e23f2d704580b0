import { decoded } from "./decoded.ts";

/** Pixels: a photographed page stays readable. */
const side = 4096;

/** A picture as attached: its pixels, without what its file says about place, time and camera. */
export interface AttachedPicture {
  readonly kind: "png" | "jpg";
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Undefined if it is neither a PNG nor a JPEG, or can't be decoded. */
export async function attachedPicture(bytes: Uint8Array): Promise<AttachedPicture | undefined> {
  const kind = kindOf(bytes);
  if (!kind) return undefined;
  const drawn = await decoded(bytes, (picture) => {
    const fitted = picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
    return kind === "png" ? fitted.png() : fitted.jpeg({ quality: 85 });
  });
  return drawn && { kind, mediaType: kind === "png" ? "image/png" : "image/jpeg", bytes: drawn };
}

function kindOf(bytes: Uint8Array): AttachedPicture["kind"] | undefined {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return "png";
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? "jpg" : undefined;
}

import { decoded } from "./decoded.ts";

/** Pixels: enough for a dense screen at the size shown. */
const side = 512;

/** A whole logo as PNG, at most this wide and high. */
export function logoPicture(bytes: Uint8Array): Promise<Buffer | undefined> {
  return decoded(bytes, (picture) =>
    picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }).png(),
  );
}

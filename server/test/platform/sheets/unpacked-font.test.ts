import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";
import { bytesOf, mainFont } from "../../../src/platform/sheets/faces.ts";

it.each(["regular", "strong", "serif"] as const)(
  "a font is unpacked once, and draws the same: %s",
  (face) => {
    const name = mainFont(face);
    const packed = readFileSync(fileURLToPath(name));
    const unpacked = bytesOf(name);
    expect([kindOf(packed), kindOf(unpacked)]).toEqual(["wOFF", "\0\x01\0\0"]);
    // The length that the packed file promises.
    expect(unpacked.length).toBe(packed.readUInt32BE(16));
    const text = "Fjord office, AVATAR Ó – 1,234";
    expect(shapesOf(unpacked, text)).toEqual(shapesOf(packed, text));
  },
);

function kindOf(bytes: Buffer): string {
  return bytes.toString("latin1", 0, 4);
}

function shapesOf(bytes: Buffer, text: string) {
  const { glyphs, positions } = (create(bytes) as Font).layout(text);
  return glyphs.map(({ path }, index) => ({ path: path.toSVG(), advance: positions[index]?.xAdvance }));
}

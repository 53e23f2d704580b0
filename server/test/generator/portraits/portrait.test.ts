import { crc32, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodePng } from "../../../src/generator/portraits/png.ts";
import { portrait } from "../../../src/generator/portraits/portrait.ts";

/** The parts of a PNG, read according to the standard. */
function decoded(png: Buffer) {
  const chunks: { type: string; data: Buffer; isSound: boolean }[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({
      type: png.toString("latin1", at + 4, at + 8),
      data: png.subarray(at + 8, end),
      isSound: crc32(png.subarray(at + 4, end)) === png.readUInt32BE(end),
    });
  }
  const [header] = chunks;
  const width = header?.data.readUInt32BE(0) ?? 0;
  const lines = inflateSync(chunks.find(({ type }) => type === "IDAT")?.data ?? Buffer.alloc(0));
  return { chunks, width, height: header?.data.readUInt32BE(4) ?? 0, lines };
}

describe("a PNG", () => {
  it("has its pixels row by row, and a checksum for each chunk", () => {
    const png = encodePng(2, 2, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    const { chunks, lines } = decoded(png);
    expect(png.subarray(0, 8)).toEqual(Buffer.from("89504e470d0a1a0a", "hex"));
    expect(chunks.map(({ type, isSound }) => [type, isSound])).toEqual([
      ["IHDR", true],
      ["IDAT", true],
      ["IEND", true],
    ]);
    expect([...lines]).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]);
  });
});

describe("a portrait", () => {
  it("K-13 is 175 pixels wide and high, with 3 pixels of padding", () => {
    const { width, height, lines } = decoded(portrait("Somebody"));
    expect([width, height]).toEqual([175, 175]);
    const pixel = (x: number, y: number) =>
      lines.subarray(y * 526 + 1 + x * 3, y * 526 + 4 + x * 3).toString("hex");
    const padding = Array.from({ length: 175 }, (_, at) => [
      pixel(at, 0),
      pixel(0, at),
      pixel(at, 2),
      pixel(174, at),
    ]);
    expect(new Set(padding.flat()).size).toBe(1);
    expect(pixel(3, 3)).not.toBe(pixel(2, 2));
  });

  it("is the same for the same name, and differs for most others", () => {
    expect(portrait("Ada")).toEqual(portrait("Ada"));
    const pictures = Array.from({ length: 8 }, (_, at) => portrait(`Name ${at}`).toString("base64"));
    expect(new Set(pictures).size).toBe(8);
  });
});

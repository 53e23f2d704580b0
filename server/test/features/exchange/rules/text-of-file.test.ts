import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { textOfFile } from "../../../../src/features/exchange/rules/text-of-file.ts";

const megabyte = 1_048_576;

async function sizeOf(bytes: Uint8Array, most?: number): Promise<number> {
  let size = 0;
  async function* once() {
    yield bytes;
  }
  for await (const piece of textOfFile(once(), most)) size += piece.length;
  return size;
}

describe("M-45 a file's text", () => {
  const bomb = gzipSync(Buffer.alloc(16 * megabyte, "a"));

  it("is refused once it has more bytes than are taken, counted uncompressed", async () => {
    expect(bomb.byteLength).toBeLessThan(megabyte / 16);
    await expect(sizeOf(bomb, megabyte)).rejects.toThrow("The file has more than 1 MB.");
    await expect(sizeOf(Buffer.alloc(2 * megabyte, "a"), megabyte)).rejects.toThrow("more than 1 MB");
  });

  it("may have any size where nobody sets a limit", async () => {
    expect(await sizeOf(bomb)).toBe(16 * megabyte);
  });
});

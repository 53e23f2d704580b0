import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PictureReader } from "../../../src/platform/pictures/reader.ts";

const picture = await sharp({
  create: { width: 900, height: 900, channels: 3, background: "#123456" },
})
  .png()
  .toBuffer();

describe("pictures", () => {
  it("are drawn in turns of their senders, whoever sent more", async () => {
    const reader = new PictureReader({ atOnce: 1, waiting: 10, ofOneSender: 5 });
    const drawn: string[] = [];
    const draw = async (name: string) => {
      expect(await reader.portrait(picture, name.slice(0, 1))).toBeDefined();
      drawn.push(name);
    };
    await Promise.all(["a1", "a2", "a3", "a4", "b1"].map(draw));
    expect(drawn.indexOf("b1")).toBeLessThan(drawn.indexOf("a3"));
  });

  it("are refused if their sender has too many waiting, and nobody else's are", async () => {
    const reader = new PictureReader({ atOnce: 1, waiting: 10, ofOneSender: 1 });
    const first = [reader.logo(picture, "a"), reader.attachment(picture, "a")];
    await expect(reader.portrait(picture, "a")).rejects.toMatchObject({ code: "unavailable" });
    await expect(reader.portrait(picture, "b")).resolves.toBeDefined();
    expect(await Promise.all(first)).not.toContain(undefined);
  });

  it("let a file that is no picture pass without a turn", async () => {
    const reader = new PictureReader({ atOnce: 1, waiting: 0, ofOneSender: 0 });
    const drawing = reader.portrait(picture, "a");
    expect(await reader.attachment(Buffer.from("A letter."), "a")).toBeUndefined();
    expect(await drawing).toBeDefined();
  });
});

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, person } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;

beforeAll(async () => {
  server = await startApp();
  ada = await person(server, "ada@example.com");
});
afterAll(() => server.close());

const skin = { r: 224, g: 172, b: 136 };

/** A wide gray picture with a face-colored patch near one end. */
async function aPhoto(format: "jpeg" | "png" | "webp" = "jpeg", left = 640): Promise<Buffer> {
  const face = sharp({ create: { width: 120, height: 120, channels: 3, background: skin } });
  const wide = sharp({ create: { width: 800, height: 200, channels: 3, background: "#808488" } });
  const where = { input: await face.png().toBuffer(), left, top: 40 };
  const photo = wide.composite([where]).withExif({ IFD0: { Artist: "Ada at home" } });
  return photo.toFormat(format).toBuffer();
}

function send(bytes: Uint8Array, { headers }: Pick<Person, "headers"> = ada) {
  const form = anUpload("me.jpg", bytes);
  return server.ask("POST", "/rest/account/picture", { ...form, headers: { ...headers, ...form.headers } });
}

async function address(who = ada): Promise<string | undefined> {
  return (await server.ask("GET", "/rest/profile", who)).body.pictureUrl;
}

async function picture(url = ""): Promise<{ status: number; bytes: Buffer }> {
  const { statusCode, rawPayload } = await server.app.inject({ url });
  return { status: statusCode, bytes: rawPayload };
}

describe("K-13 a person's picture", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "is 175 by 175 with a clear edge of 3, and without metadata: %s",
    async (format) => {
      expect((await send(await aPhoto(format))).status).toBe(204);
      const { bytes } = await picture(await address());
      const { width, height, exif, format: kept } = await sharp(bytes).metadata();
      expect([width, height, exif, kept]).toEqual([175, 175, undefined, "webp"]);
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      expect([alpha(0, 87), alpha(2, 87), alpha(172, 87), alpha(174, 87)]).toEqual([0, 0, 0, 0]);
      expect([alpha(3, 87), alpha(171, 87)]).toEqual([255, 255]);
    },
  );

  it.each([20, 640])(
    "is cut to where the face is, not to the middle: %i pixels from the left",
    async (left) => {
      await send(await aPhoto("png", left));
      const { bytes } = await picture(await address());
      const { channels } = await sharp(bytes).flatten({ background: "#808488" }).stats();
      expect(channels[0]!.mean - channels[2]!.mean).toBeGreaterThan(15);
    },
  );

  it("waits for its turn: one network doesn't draw many large ones at once", async () => {
    const create = { width: 4000, height: 4000, channels: 3, background: "#808488" } as const;
    const large = await sharp({ create }).png({ progressive: true }).toBuffer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(large)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204, 503]));
    expect(answers.find(({ status }) => status === 503)?.headers["retry-after"]).toBe("10");
  });

  it("is replaced and deleted with its address", async () => {
    await send(await aPhoto());
    const first = await address();
    await send(await aPhoto());
    const second = await address();
    expect(second).not.toBe(first);
    expect([(await picture(first)).status, (await picture(second)).status]).toEqual([404, 200]);
    expect((await server.ask("DELETE", "/rest/account/picture", ada)).status).toBe(204);
    expect([(await picture(second)).status, await address()]).toEqual([404, undefined]);
    expect((await server.ask("DELETE", "/rest/account/picture", ada)).status).toBe(204);
  });

  it("of somebody else stays as it is", async () => {
    const eve = await person(server, "eve@example.com");
    await send(await aPhoto());
    const own = await address();
    await server.ask("DELETE", "/rest/account/picture", eve);
    await send(await aPhoto(), eve);
    expect(await address()).toBe(own);
    expect(await address(eve)).not.toBe(own);
  });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>`;

  it.each([
    ["an SVG", Buffer.from(svg)],
    ["a PDF", Buffer.from("%PDF-1.7")],
    ["text that begins like a JPEG", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("no")])],
    ["nothing", Buffer.alloc(3)],
  ])("is refused where it is %s", async (_what, bytes) => {
    const before = await address();
    expect(await send(bytes)).toMatchObject({ status: 422, body: { code: "picture-unreadable" } });
    expect(await address()).toBe(before);
  });

  it("is refused before it is decoded, where it has more than 40 million pixels", async () => {
    const create = { width: 8000, height: 8000, channels: 3 as const, background: "#fff" };
    const bomb = await sharp({ create, limitInputPixels: false }).png().toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await send(bomb)).status).toBe(422);
  });
});

import { buffer } from "node:stream/consumers";
import type { ResumePages } from "@candor/contract/resumes/reading";
import PdfDocument from "pdfkit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addResume } from "../../harness/a-resume.ts";
import { person } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let jane: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  server = await startApp();
  jane = await person(server, "pages@example.com");
});
afterAll(() => server.close());

/** Two pages: words at known heights, and a red field in the middle of the second. */
async function aPdf(rotated = 0): Promise<Buffer> {
  const pdf = new PdfDocument({ size: "LETTER", margin: 0 });
  const bytes = buffer(pdf);
  pdf.fontSize(20).text("Ada Byron", 72, 72, { lineBreak: false });
  pdf.fontSize(10).text("Kelp Diver, Harbor Farm, Jan 2020 – Present", 72, 400, { lineBreak: false });
  if (rotated) Object.assign(pdf.page.dictionary.data, { Rotate: rotated });
  pdf.addPage().rect(206, 296, 200, 200).fill("#ff0000");
  pdf.fill("#000000").fontSize(10).text("Lamp Keeper, Point Light, Mar 2015 – Dec 2019", 72, 700);
  pdf.end();
  return bytes;
}

async function uploaded(name: string, bytes: Buffer): Promise<string> {
  const form = anUpload(name, bytes);
  const { status, body } = await server.ask("POST", "/rest/resumes", {
    ...form,
    headers: { ...jane.headers, ...form.headers },
  });
  expect(status).toBe(201);
  return body.id;
}

async function pagesOf(id: string, who = jane): Promise<ResumePages & { status: number }> {
  const { status, body } = await server.ask("GET", `/rest/resumes/${id}/pages`, { headers: who.headers });
  return { status, ...body };
}

async function picture(id: string, page: number) {
  const { body } = await server.ask("GET", `/rest/resumes/${id}/pages/${page}/link`, jane);
  return server.app.inject({ method: "GET", url: body.url });
}

describe("M-05 the pages of a resume beside what was read from them", () => {
  it("tell where each line of the text stands", async () => {
    const { pages, text } = await pagesOf(await uploaded("ada.pdf", await aPdf()));
    expect(text).toBeUndefined();
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [612, 792],
      [612, 792],
    ]);
    const [name, job] = pages[0]?.lines ?? [];
    expect(name).toMatchObject({ line: 1, x: 72 });
    expect(name?.y).toBeGreaterThan(66);
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(100);
    expect(job?.y).toBeGreaterThan(396);
    expect((job?.y ?? 0) + (job?.height ?? 0)).toBeLessThan(416);
    expect(pages[1]?.lines).toHaveLength(1);
  });

  it("tell it of a page that lies on its side, as it is shown", async () => {
    const { pages } = await pagesOf(await uploaded("turned.pdf", await aPdf(90)));
    expect([pages[0]?.width, pages[0]?.height]).toEqual([792, 612]);
    const [name] = pages[0]?.lines ?? [];
    expect(name?.x).toBeGreaterThan(690);
    expect(name?.y).toBeCloseTo(72, 0);
  });

  it("are drawn as pictures, in their colors", async () => {
    const drawn = await picture(await uploaded("ada.pdf", await aPdf()), 2);
    expect(drawn.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "no-store" });
    const { data, info } = await sharp(drawn.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(1200);
    const middle = (Math.floor(info.height / 2) * info.width + info.width / 2) * info.channels;
    const [red = 0, green = 255, blue = 255] = data.subarray(middle, middle + 3);
    expect(red).toBeGreaterThan(240);
    expect(Math.max(green, blue)).toBeLessThan(30);
    expect(Math.min(...data.subarray(0, 3))).toBeGreaterThan(250);
  });

  it("are missing beyond the last one, and from files without pages, which show their text", async () => {
    expect((await picture(await uploaded("ada.pdf", await aPdf()), 3)).statusCode).toBe(404);
    const text = await addResume(server.parts, Number(jane.accountId), "ada.txt", "Ada Byron\nDiver");
    expect(await pagesOf(String(text))).toMatchObject({ pages: [], text: "Ada Byron\nDiver" });
    expect((await picture(String(text), 1)).statusCode).toBe(404);
  });

  it("are nobody else's", async () => {
    const id = await uploaded("ada.pdf", await aPdf());
    const stranger = await person(server, "pages-stranger@example.com");
    expect((await pagesOf(id, stranger)).status).toBe(404);
    const other = await uploaded("other.pdf", await aPdf());
    const { body } = await server.ask("GET", `/rest/resumes/${other}/pages/1/link`, jane);
    const url = body.url.replace(`/resumes/${other}/`, `/resumes/${id}/`);
    expect((await server.app.inject({ method: "GET", url })).statusCode).toBe(404);
  });
});

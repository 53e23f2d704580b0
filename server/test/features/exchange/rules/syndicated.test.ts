import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { normalize } from "../../../../src/features/exchange/rules/normalize/normalize.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";
import { postingsOf, rowsOf } from "./reading.ts";

const now = Date.UTC(2026, 10, 1);

function file(name: string): Buffer {
  return readFileSync(new URL(`files/${name}`, import.meta.url));
}

const feed = (items: string, about = "<title>Jobs at Oars</title>") =>
  `<rss version="2.0"><channel>${about}${items}</channel></rss>`;

describe("M-45 RSS and Atom", () => {
  it.each(["teamtailor.rss", "wordpress.rss", "postings.atom"])(
    "%s becomes drafts with all that it holds, and refuses the rest with a reason",
    async (name) => {
      const places = loadPlaces();
      const rows = await rowsOf(file(name));
      const read = rows.map((row) =>
        row.kind === "refused" ? row : normalize(row.posting, { source: "test", places, now }),
      );
      expect(read).toEqual(JSON.parse(file(`${name}.json`).toString()));
      expect(await rowsOf(file(name), undefined, 1)).toEqual(rows);
    },
  );

  it("RSS 1.0, which is RDF", async () => {
    const item = `<item rdf:about="https://oars.example/1"><title>Rower</title><link>https://oars.example/jobs/1</link><dc:date>2026-10-06</dc:date></item>`;
    const [posting] = await postingsOf(
      `<rdf:RDF xmlns:rdf="r" xmlns:dc="d"><channel><title>Oars</title></channel>${item}</rdf:RDF>`,
    );
    expect(posting).toMatchObject({
      sourceId: "https://oars.example/jobs/1",
      title: "Rower",
      postedAt: "2026-10-06",
    });
  });

  it.each([
    ["by its feed's title", feed("<item><title>Rower</title></item>")],
    ["by its address", feed("<item><title>Rower</title><link>https://o.example/careers/1</link></item>", "")],
    ["by what only postings have", feed("<item><title>Rower</title><location>Reno</location></item>", "")],
  ])("take an entry for a job %s", async (_how, content) => {
    expect(await postingsOf(content)).toMatchObject([{ title: "Rower" }]);
  });

  it("recognize a refused news item by its number, so that missing postings still close", async () => {
    const news = feed("<item><title>We rowed</title><guid>n-1</guid></item>", "<title>Oars</title>");
    expect(await rowsOf(news)).toEqual([
      {
        kind: "refused",
        row: 1,
        reason: "Neither the entry nor its feed says that this is a job: it may be news.",
        sourceId: "n-1",
      },
    ]);
  });

  it("are refused where they are one page of several, since what isn't on it is not gone", async () => {
    const paged = `<feed><title>Jobs</title><link rel="next" href="https://o.example/?p=2"/><entry><title>Rower</title></entry></feed>`;
    await expect(rowsOf(paged)).rejects.toThrow("The feed has more pages than this one.");
  });

  it.each([
    [
      "a document type",
      `<!DOCTYPE rss [<!ENTITY x "y">]>${feed("<item><title>&x;</title></item>")}`,
      "document type",
    ],
    ["a cut", feed("<item><title>Rower</title></item>").slice(0, -9), "cut off"],
    ["another root", "<opml><body/></opml>", 'outer element is "opml"'],
  ])("are refused with %s", async (_what, content, reason) => {
    await expect(rowsOf(content)).rejects.toThrow(reason);
  });
});

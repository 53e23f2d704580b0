import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { normalize } from "../../../../src/features/exchange/rules/normalize/normalize.ts";
import type { PostingDraft } from "../../../../src/features/jobs/rules/posting-draft.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";
import { rowsOf } from "./reading.ts";

const now = Date.UTC(2026, 10, 1);
const austin = { city: "Austin", state: "TX", country: "US", latitude: 30.26715, longitude: -97.74306 };

function file(name: string): Buffer {
  return readFileSync(new URL(`files/${name}`, import.meta.url));
}

async function draftsOf(content: string | Buffer): Promise<PostingDraft[]> {
  const rows = await rowsOf(content);
  return rows.flatMap((row) =>
    row.kind === "posting" ? [normalize(row.posting, { source: "test", places: loadPlaces(), now })] : [],
  );
}

describe("a file of each format becomes drafts", () => {
  it("Greenhouse", async () => {
    const [keeper, diver, ...rest] = await draftsOf(file("greenhouse.json"));
    expect(rest).toEqual([]);
    expect(keeper).toEqual({
      source: "test",
      sourceId: "4021",
      sourceUrl: "https://boards.greenhouse.io/harbourworks/jobs/4021?gh_src=abc",
      organization: "Harbour Works",
      title: "Lighthouse Keeper & Guide",
      description: "<p>Keep the <strong>light</strong> burning.</p>",
      text: "Keep the light burning.",
      places: [expect.objectContaining({ city: "Portland", state: "ME", country: "US" })],
      remote: { kind: "remote" },
      compensation: { min: 52_000, max: 68_000, type: "year", currency: "USD" },
      payMin: 52_000,
      payMax: 68_000,
      skills: [],
      languages: [],
      postedAt: Date.UTC(2026, 9, 1, 13, 30),
      open: true,
    });
    expect(diver).not.toHaveProperty("compensation");
  });

  it("Lever", async () => {
    expect(await draftsOf(file("lever.json"))).toEqual([
      {
        source: "test",
        sourceId: "7b0f0a52-0000-4000-8000-000000000001",
        sourceUrl: "https://jobs.lever.co/tickworks/7b0f0a52",
        title: "Senior Clock Repairer",
        description:
          "<div>Repair clocks.</div><h3>You bring</h3><ul><li>Soldering</li><li>Patience</li></ul><p>We answer everybody.</p>",
        text: "Repair clocks.\nYou bring\nSoldering\nPatience\nWe answer everybody.",
        places: [expect.objectContaining({ city: "Chicago", state: "IL" }), austin],
        remote: { kind: "onsite" },
        compensation: { min: 28, max: 35.5, type: "hour", currency: "USD" },
        payMin: 58_240,
        payMax: 73_840,
        jobType: "permanent",
        industry: "Manufacturing",
        skills: ["Soldering"],
        languages: [],
        seniority: "senior",
        stated: { schedules: ["full"] },
        postedAt: 1_790_000_000_000,
        open: true,
      },
    ]);
  });

  it("Ashby", async () => {
    const [listed, hidden] = await draftsOf(file("ashby.json"));
    expect(listed).toMatchObject({
      title: "Kite Designer",
      places: [{ city: "Munich", country: "DE" }],
      remote: { kind: "hybrid" },
      compensation: {
        text: "€60K – €75K • Offers Equity",
        min: 60_000,
        max: 75_000,
        type: "year",
        currency: "EUR",
      },
      jobType: "contract",
      industry: "Design",
      skills: ["Figma"],
      open: true,
    });
    expect(hidden).toMatchObject({ title: "Hidden Kite Designer", description: "", open: false });
  });

  it("listings", async () => {
    const [open, closed] = await draftsOf(file("listings.json"));
    expect(open).toMatchObject({
      organization: "Paper Boats",
      places: [{ city: "New York", state: "NY", country: "US" }],
      remote: { kind: "remote", within: ["US"] },
      text: "Sponsorship: Offers Sponsorship",
      seniority: "junior",
      postedAt: 1_790_000_000_000,
      open: true,
    });
    expect(closed).toMatchObject({
      title: "Boat Folder",
      places: [{ city: "London", country: "GB" }],
      open: false,
    });
  });

  it("JobPosting inside a page", async () => {
    expect(await draftsOf(file("job-posting.html"))).toEqual([
      {
        source: "test",
        sourceId: "bee-7",
        organization: "Hives Inc.",
        title: "Beekeeper",
        description: "<p>Keep bees.</p><h3>Qualifications</h3><p>A driver's license.</p>",
        text: "Keep bees.\nQualifications\nA driver's license.",
        places: [austin],
        remote: { kind: "remote", within: ["US"] },
        compensation: { min: 20, max: 24, type: "hour", currency: "USD" },
        payMin: 41_600,
        payMax: 49_920,
        jobType: "permanent",
        skills: ["Beekeeping", "CDL", "Driving"],
        languages: [],
        stated: { schedules: ["full"] },
        postedAt: Date.UTC(2026, 9, 10),
        closesAt: Date.UTC(2026, 10, 30, 23, 59),
        open: true,
      },
    ]);
  });

  it("JobPosting alone, in an array and in a graph, skipping other nodes", async () => {
    const posting = { "@type": "JobPosting", title: "Beekeeper", skills: ["Honey", "Hives"] };
    const other = { "@type": "Organization", name: "Hives" };
    for (const document of [
      posting,
      [other, posting],
      { "@context": "https://schema.org", "@graph": [other, posting] },
    ]) {
      const drafts = await draftsOf(JSON.stringify(document));
      expect(drafts.map(({ title, skills }) => [title, skills])).toEqual([["Beekeeper", ["Honey", "Hives"]]]);
    }
  });

  it("an expired JobPosting is imported as closed", async () => {
    const [draft] = await draftsOf('{"@type":"JobPosting","title":"Beekeeper","validThrough":"2026-10-31"}');
    expect(draft).toMatchObject({ open: false, closesAt: Date.UTC(2026, 9, 31) });
  });

  it("Indeed's XML", async () => {
    expect(await draftsOf(file("indeed.xml"))).toEqual([
      expect.objectContaining({
        sourceId: "b-1",
        sourceUrl: "https://bakery.example/jobs/1?a=1&b=2",
        organization: "Crumbs & Co",
        title: "Baker & Pastry Cook",
        description: "<p>Bake bread at night.</p>",
        places: [expect.objectContaining({ city: "Seattle", state: "WA", country: "US" })],
        remote: { kind: "unknown" },
        compensation: { text: "$22 - $26 an hour", min: 22, max: 26, type: "hour", currency: "USD" },
        payMin: 45_760,
        payMax: 54_080,
        jobType: "permanent",
        postedAt: Date.UTC(2026, 9, 5, 9),
      }),
    ]);
  });

  it("New York City's CSV, where a past date closes nothing", async () => {
    const [internal, external, historian] = await draftsOf(file("nyc.csv"));
    expect(internal).toMatchObject({
      sourceId: "900001-Internal",
      organization: "DEPT OF BRIDGES",
      places: [{ city: "New York", state: "NY", country: "US" }],
      payMin: 65_520,
      payMax: 83_200,
      jobType: "permanent",
      industry: "Other",
      postedAt: Date.UTC(2019, 1, 11),
      closesAt: Date.UTC(2019, 2, 11),
      open: true,
    });
    expect(internal?.description).toContain("<li><strong>Work location:</strong> 1 River St. N Y</li>");
    expect(external?.sourceId).toBe("900001-External");
    expect(historian?.description).toMatch(
      /^<p>Write the bridge&lt;s&gt; down\.<\/p>\n<p>Keep them\.<\/p><h3>Minimum qualifications<\/h3><p>A degree\.<\/p><ul>/,
    );
    expect(historian).toMatchObject({ compensation: { max: 52_000 }, payMax: 52_000 });
    expect(historian).not.toHaveProperty("payMin");
    expect(historian).not.toHaveProperty("jobType");
  });

  it.each([
    ["a title alone", "title\nBeekeeper\n", { title: "Beekeeper", description: "" }],
    [
      "title and description",
      "jobtitle,jobdescription\nBeekeeper,Keep bees.\n",
      { title: "Beekeeper", description: "<p>Keep bees.</p>" },
    ],
    [
      "spaces in the names",
      "Job Title;Company Name;Location\nBeekeeper;Hives;Austin, TX\n",
      { organization: "Hives", places: [austin] },
    ],
    [
      "tabs and fields of an address",
      "job_title\tcity\tstate\nBeekeeper\tAustin\tTX\n",
      { places: [austin] },
    ],
    [
      "pay and id",
      'id,position,salary_min,salary_max,pay_period\n7,Beekeeper,"$20,000","$25,000",yearly\n',
      { sourceId: "7", payMin: 20_000, payMax: 25_000 },
    ],
    ["a byte order mark", "\uFEFFtitle\nBeekeeper\n", { title: "Beekeeper" }],
    [
      "line ends of Windows and quotes",
      'title,description\r\n"Beekeeper ""Queen""","a\r\n\r\nb"\r\n',
      { title: 'Beekeeper "Queen"', description: "<p>a</p>\n<p>b</p>" },
    ],
  ])("a CSV with %s", async (_fact, content, draft) => {
    expect(await draftsOf(content)).toEqual([expect.objectContaining(draft)]);
  });

  it("a title set without a header", async () => {
    const drafts = await draftsOf("3D_Artist\t3D Artist\nBeekeeper\tBeekeeper\n");
    expect(drafts.map(({ sourceId, title, text }) => [sourceId, title, text])).toEqual([
      ["3D_Artist", "3D Artist", ""],
      ["Beekeeper", "Beekeeper", ""],
    ]);
  });

  it("any of them through gzip, cut into single bytes, or in UTF-16", async () => {
    const plain = await rowsOf(file("greenhouse.json"));
    expect(await rowsOf(gzipSync(file("greenhouse.json")))).toEqual(plain);
    expect(await rowsOf(file("greenhouse.json"), undefined, 1)).toEqual(plain);
    expect(await rowsOf(Buffer.from(`\uFEFF${file("greenhouse.json").toString()}`, "utf16le"))).toEqual(
      plain,
    );
    expect(await rowsOf(file("indeed.xml"), undefined, 1)).toEqual(await rowsOf(file("indeed.xml")));
    expect(await rowsOf(file("nyc.csv"), undefined, 3)).toEqual(await rowsOf(file("nyc.csv")));
  });
});

describe("rows without an id", () => {
  const idsOf = async (rows: string[]) =>
    (await draftsOf(["title,company", ...rows].join("\n"))).map((draft) => draft.sourceId);

  it("keep theirs when the file is reordered, and have another for other content", async () => {
    const [a, b] = await idsOf(["Beekeeper,Hives", "Beekeeper,Combs"]);
    expect(a).not.toBe(b);
    expect(await idsOf(["Beekeeper,Combs", "Beekeeper,Hives"])).toEqual([b, a]);
  });

  it("share it if they have the same content", async () => {
    const [a, b] = await idsOf(["Beekeeper,Hives", "Beekeeper,Hives"]);
    expect(a).toBe(b);
  });
});

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FileFault } from "../../../../src/features/exchange/rules/file-fault.ts";
import { readPostings } from "../../../../src/features/exchange/rules/read-postings.ts";
import { formats } from "../../../../src/features/exchange/rules/source-posting.ts";
import { bytesOf, collected, rowsOf } from "./reading.ts";

const megabyte = 1_048_576;

describe("a fault in the file refuses the file", () => {
  it.each([
    ["nothing in it", "", "The file is empty."],
    ["only space in it", " \n ", "The file is empty."],
    ["gzip cut off", gzipSync("title\nBeekeeper\n".repeat(500)).subarray(0, -9), "damaged or cut off"],
    [
      "gzip damaged",
      Buffer.concat([gzipSync("title\nA\n").subarray(0, 12), Buffer.from("\xff\xff\xff")]),
      "damaged",
    ],
    ["Latin-1", Buffer.from("title\nCaf\xe9\n", "latin1"), "not text in UTF-8"],
    ["a character cut off at its end", Buffer.from("title\nCafé").subarray(0, -1), "not text in UTF-8"],
    ["half a pair in UTF-16", Buffer.from("\uFEFFtitle\n\uD800\n", "utf16le"), "not text in UTF-16LE"],
    ["binary data", "PK\u0003\u0004\u0000\u0000", "binary data"],
    ["prose", "Dear all,\nwe are hiring.\n", "none of the known formats"],
    ["a CSV without titles", "name,salary\nx,1\n", "none of the known formats"],
    ["a quote that stays open", 'title,company\n"Beekeeper,Hives\n', "no proper CSV"],
    ["JSON of something else", '{"name":"x"}', "no known format"],
    ["a JSON list of something else", '[{"name":"x"}]', "no known format"],
    ["JSON cut off", '{"jobs":[{"title":"A","absolute_url":"https://a.example"}', "broken JSON"],
    [
      "JSON with a comma too many",
      '{"jobs":[{"title":"A","absolute_url":"https://a.example"},]}',
      "broken JSON",
    ],
    ["JSON with words after it", '{"jobs":[]} x', "broken JSON"],
    ["a broken element", '{"jobs":[{"title":tru}]}', "broken JSON"],
    ["JSON-LD without a JobPosting", '{"@type":"Organization","name":"x"}', "holds no JobPosting"],
    [
      "a page without a JobPosting",
      "<!doctype html><html><p>We are hiring</p></html>",
      "holds no JobPosting",
    ],
    ["XML of something else", "<opml><body/></opml>", 'outer element is "opml"'],
    ["XML cut off", "<source><job><title>A</title>", "broken XML"],
    ["XML with an unknown entity", "<source><job><title>&x;</title></job></source>", "broken XML"],
    [
      "JSON-LD nested without end",
      `<!doctype html><script type="application/ld+json">${'{"@graph":['.repeat(20_000)}${"]}".repeat(20_000)}</script>`,
      "nested too deep",
    ],
    ["elements nested without end", `<source><job>${"<a>x".repeat(300_000)}`, "more than 100 deep"],
    [
      "attributes without end",
      `<source><job ${Array.from({ length: 2000 }, (_, at) => `a${at}="x"`).join(" ")}/></source>`,
      "more than 1000 attributes",
    ],
    [
      "a billion laughs",
      '<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><source><job><title>&b;</title></job></source>',
      "document type declaration",
    ],
    [
      "an external entity",
      '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><source><job><title>&x;</title></job></source>',
      "document type declaration",
    ],
  ])("%s", async (_fact, content, sentence) => {
    const reading = rowsOf(content);
    await expect(reading).rejects.toThrow(FileFault);
    await expect(reading).rejects.toThrow(sentence);
  });

  it("even if the format is given", async () => {
    await expect(rowsOf("a,b\n1,2\n", "csv")).rejects.toThrow(FileFault);
    await expect(rowsOf('[{"title":"A","absolute_url":"b"}]', "lever")).rejects.toThrow("no known format");
  });

  it("but an error of the stream is passed on", async () => {
    const failing = (async function* () {
      yield gzipSync("title\nA\n").subarray(0, 5);
      throw new RangeError("the network is gone");
    })();
    await expect(collected(readPostings(failing))).rejects.toThrow(RangeError);
  });

  it("empty boards are not a fault", async () => {
    expect(await rowsOf('{"jobs":[],"meta":{"total":0}}')).toEqual([]);
    expect(await rowsOf("[]")).toEqual([]);
    expect(await rowsOf("title\n")).toEqual([]);
  });
});

describe("a fault in a row refuses the row", () => {
  const reasonsOf = async (content: string) =>
    (await rowsOf(content)).map((row) => (row.kind === "refused" ? row.reason : row.posting.title));

  it("V-45 a title without a letter or digit", async () => {
    expect(await reasonsOf("title,company\nA,x\n   ,x\n***,x\n&nbsp;,x\nB,x\n")).toEqual([
      "A",
      "The title is missing.",
      "The title has no letter and no digit.",
      "The title is missing.",
      "B",
    ]);
  });

  it("too many or too few columns", async () => {
    expect(await reasonsOf("title,company\nA\nB,x,y\nC,x\n")).toEqual([
      "The row has 1 columns where the first line has 2.",
      "The row has 3 columns where the first line has 2.",
      "C",
    ]);
  });

  it("elements of another type", async () => {
    const rows = [
      { title: "A", absolute_url: "x" },
      5,
      null,
      [],
      { title: 7, absolute_url: "x" },
      { absolute_url: "x" },
    ];
    expect(await reasonsOf(JSON.stringify({ jobs: rows }))).toEqual([
      "A",
      "The row is not an object.",
      "The row is not an object.",
      "The row is not an object.",
      'The field "title" is missing or of the wrong kind.',
      'The field "title" is missing or of the wrong kind.',
    ]);
  });

  it("its number is reported, and its id if it has one", async () => {
    const [, refused] = await rowsOf("id,title\n1,A\n2,\n");
    expect(refused).toEqual({ kind: "refused", row: 2, reason: "The title is missing.", sourceId: "2" });
  });

  const big = "x".repeat(megabyte);
  it.each([
    ["CSV", `title,description\nA,a\nB,${big}\nC,c\n`],
    [
      "JSON",
      JSON.stringify({
        jobs: ["A", "B", "C"].map((title) => ({ title, absolute_url: title === "B" ? big : "u" })),
      }),
    ],
    [
      "XML",
      `<source>${["A", big, "C"].map((title) => `<job><title>${title}</title></job>`).join("")}</source>`,
    ],
  ])("more than a megabyte in %s", async (_format, content) => {
    expect(await reasonsOf(content)).toEqual(["A", "The row has more than 1 MB.", "C"]);
  });

  it("a wrong value of a field costs only that field", async () => {
    const job = {
      title: "A",
      absolute_url: "u",
      location: 5,
      content: ["x"],
      departments: "y",
      pay_input_ranges: 7,
      id: {},
    };
    expect(await reasonsOf(JSON.stringify({ jobs: [job] }))).toEqual(["A"]);
  });
});

/** Bytes in use after garbage collection, so that leftovers of other tests in this process don't count. */
function held(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

describe("memory", () => {
  it("stays bounded for a file that inflates a thousandfold", async () => {
    const line = `Beekeeper,${" ".repeat(100_000)}\n`;
    const bomb = gzipSync(`title,description\n${line.repeat(500)}`);
    expect(bomb.length).toBeLessThan(100_000);
    const before = held();
    let rows = 0;
    let most = 0;
    for await (const { row } of readPostings(bytesOf(bomb))) {
      rows = row;
      if (row % 50 === 0) most = Math.max(most, held() - before);
    }
    expect(rows).toBe(500);
    expect(most).toBeLessThan(40 * megabyte);
  }, 120_000);

  it.each([
    ["a CSV whose quote never closes", 'title\n"'],
    ["a feed whose text never ends", "<source><job><title>"],
    ["a page without end", "<!doctype html><html>"],
  ])("is bounded in %s", async (_fact, start) => {
    let sent = 0;
    const endless = (async function* () {
      yield Buffer.from(start);
      for (const piece = Buffer.alloc(megabyte, "a"); sent < 64; sent++) yield piece;
    })();
    await expect(collected(readPostings(endless))).rejects.toThrow(FileFault);
    expect(sent).toBeLessThan(30);
  });
});

describe("whatever bytes come", () => {
  const beginnings = [
    "",
    "{",
    '{"jobs":[',
    "[",
    "<",
    "<source><job>",
    "<!doctype html><script type='application/ld+json'>",
    "title\n",
    "Job ID\tx\n",
    "\u001f\u008b",
  ];
  const pieces = fc.constantFrom(
    "[",
    "]",
    "{",
    "}",
    '"',
    ":",
    ",",
    "\\",
    "title",
    "jobs",
    "@type",
    "JobPosting",
    "<",
    ">",
    "</job>",
    "<job>",
    "&",
    ";",
    "\n",
    "\t",
    "\0",
    "é",
    "😀",
    "1",
    "null",
    " ",
  );
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .tuple(fc.constantFrom(...beginnings), fc.array(pieces, { maxLength: 40 }))
      .map(([beginning, rest]) => Buffer.from(beginning + rest.join(""), "latin1")),
    fc.string({ unit: "grapheme" }).map((text) => Buffer.from(text)),
  );

  it("reading ends with rows or a FileFault, in every format", async () => {
    await fc.assert(
      fc.asyncProperty(
        content,
        fc.option(fc.constantFrom(...formats), { nil: undefined }),
        fc.integer({ min: 1, max: 64 }),
        async (bytes, format, piece) => {
          const outcome = await rowsOf(bytes, format, piece).catch((error: unknown) => error);
          expect(Array.isArray(outcome) || outcome instanceof FileFault).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonCutter } from "../../../../src/features/exchange/rules/json/cutter.ts";
import { escapeHtml } from "../../../../src/platform/html.ts";
import { postingsOf } from "./reading.ts";

/** Text that every format can hold: no control characters, something to read. */
const text = fc
  .string({ unit: "grapheme", minLength: 1 })
  .map((value) => `a${value.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, "")}b`);
const row = fc.record({ id: fc.uuid(), title: text, description: text });
const rows = fc.array(row, { minLength: 1, maxLength: 8 });

describe("what is written is read back", () => {
  it("as CSV, with any of the delimiters", async () => {
    const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(",", ";", "\t", "|"),
        fc.constantFrom("\n", "\r\n"),
        async (all, delimiter, end) => {
          const lines = all.map(({ id, title, description }) =>
            [id, title, description].map(quoted).join(delimiter),
          );
          const read = await postingsOf([["id", "title", "description"].join(delimiter), ...lines].join(end));
          expect(read.map(({ sourceId, title }) => [sourceId, title])).toEqual(
            all.map(({ id, title }) => [id, title.trim()]),
          );
        },
      ),
    );
  });

  it("as JSON, in any layout and chunks", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.nat(4), async (all, indent) => {
        const jobs = all.map(({ id, title, description }) => ({
          id,
          title,
          absolute_url: "https://a.example",
          content: description,
        }));
        const read = await postingsOf(
          JSON.stringify({ meta: { total: all.length, of: [[]] }, jobs }, null, indent),
        );
        expect(read.map(({ sourceId, title }) => ({ sourceId, title }))).toEqual(
          all.map(({ id, title }) => ({ sourceId: id, title })),
        );
      }),
    );
  });

  it("as XML, escaped and in CDATA", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), async (all, inSections) => {
        const write = (value: string) =>
          inSections ? `<![CDATA[${value.replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : escapeHtml(value);
        const jobs = all.map(
          ({ id, title }) =>
            `<job><referencenumber>${id}</referencenumber><title>${write(title)}</title></job>`,
        );
        const read = await postingsOf(`<source>${jobs.join("\n")}</source>`);
        expect(read.map(({ sourceId, title }) => [sourceId, title])).toEqual(
          all.map(({ id, title }) => [id, title.trim()]),
        );
      }),
    );
  });
});

describe("the JSON cutter", () => {
  const cut = (document: string, piece: number, ceiling = 1e6) => {
    const cutter = new JsonCutter(ceiling);
    const parts = [];
    for (let at = 0; at < document.length; at += piece)
      parts.push(...cutter.cut(document.slice(at, at + piece)));
    cutter.end();
    return parts;
  };
  const values = (document: string, piece: number) =>
    cut(document, piece).flatMap((part) => (part.kind === "value" ? [JSON.parse(part.text) as unknown] : []));

  it("yields an array's elements, wherever chunks end", () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 3 })),
        fc.integer({ min: 1, max: 30 }),
        (array, piece) => {
          const document = JSON.stringify(array);
          expect(values(document, piece)).toEqual(JSON.parse(document));
        },
      ),
    );
  });

  it("yields an object's members, and its arrays element by element", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
        fc.integer({ min: 1, max: 30 }),
        (object, piece) => {
          const document = JSON.stringify(object);
          const expected = Object.values(JSON.parse(document) as object).flatMap((value: unknown) =>
            Array.isArray(value) ? value : [value],
          );
          expect(values(document, piece)).toEqual(expected);
        },
      ),
    );
  });

  it("accepts and refuses the same structures as JSON.parse", () => {
    const piece = fc.constantFrom("[", "]", "{", "}", ",", ":", '"a"', "1", " ");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const document = pieces.join("");
        const isContainer = /^\s*[[{]/.test(document);
        const isJson = succeeds(() => JSON.parse(document));
        expect(succeeds(() => values(document, 3))).toBe(isContainer && isJson);
      }),
      { numRuns: 2_000 },
    );
  });

  it("skips what is too large and continues", () => {
    const document = JSON.stringify(["a", "x".repeat(100), ["b"]]);
    expect(cut(document, 7, 50).map((part) => part.kind)).toEqual(["list", "value", "large", "value"]);
  });
});

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Refusal } from "../../../src/platform/documents/document.ts";
import { DocumentRefused } from "../../../src/platform/documents/document.ts";
import { readDocument } from "../../../src/platform/documents/read-document.ts";
import { aDocx, anOdt, aPdf, pdfOf } from "../../harness/a-document.ts";
import { aZip, zipOf } from "../../harness/a-zip.ts";
import { aBomb, aCompoundFile, aLockedDocx, aLockedPdf, aPdfWithPages } from "./hostile.ts";

const lines = "Jane Doe\nWelder";

const anRtf = (words: string) => Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${words}}`);

describe("a document is read by its content", () => {
  it.each<[string, Buffer, object]>([
    [
      "PDF",
      pdfOf("BT /F1 12 Tf 72 720 Td (Jane Doe) Tj 0 -20 Td (Welder) Tj ET"),
      { kind: "pdf", text: lines },
    ],
    ["PDF behind other bytes", Buffer.concat([Buffer.from("\n\n"), aPdf("Jane Doe")]), { kind: "pdf" }],
    ["a PDF without words, as a scan", pdfOf(""), { kind: "pdf", text: "" }],
    [
      "DOCX",
      aDocx("<w:p><w:r><w:t>Jane </w:t><w:t>Doe</w:t></w:r></w:p><w:p><w:r><w:t>Welder</w:t></w:r></w:p>"),
      { kind: "docx", text: lines },
    ],
    [
      "DOCX with tabs, breaks, entities, a fallback and deleted words",
      aDocx(
        "<w:p><w:r><w:t>A&amp;B</w:t><w:tab/><w:t>C</w:t><w:br/><w:t>D</w:t></w:r></w:p>" +
          "<mc:AlternateContent xmlns:mc='m'><mc:Choice><w:t>E</w:t></mc:Choice><mc:Fallback><w:t>E</w:t></mc:Fallback></mc:AlternateContent>" +
          "<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:instrText>PAGE</w:instrText>",
      ),
      { kind: "docx", text: "A&B\tC\nD\nE" },
    ],
    [
      "ODT",
      anOdt("<text:h>Jane<text:s/>Doe</text:h><text:p>Wel<text:span>der</text:span></text:p>"),
      { kind: "odt", text: lines },
    ],
    [
      "RTF, without its fonts, pictures and properties",
      anRtf(
        "{\\fonttbl{\\f0 Arial;}}{\\info{\\title Secret}}{\\*\\generator Word;}\\f0 Jane Doe\\par\nWel{\\b der}",
      ),
      { kind: "rtf", text: lines },
    ],
    [
      "RTF with letters of its code page, Unicode, fallbacks, dashes, tabs and escaped braces",
      anRtf("Andr\\'e9 \\u321?\\'f3d\\u378\\'3f\\tab 2020\\endash 2024\\line \\{a\\}\\~b {\\uc2\\u8364EU}5"),
      { kind: "rtf", text: "André Łódź\t2020–2024\n{a} b €5" },
    ],
    [
      "RTF in a Japanese code page",
      Buffer.from("{\\rtf1\\ansicpg932 \\'89\\'a4}"),
      { kind: "rtf", text: "王" },
    ],
    ["RTF with bytes that are no text", anRtf("{\\pict\\bin5 }}{{\\}Jane"), { kind: "rtf", text: "Jane" }],
    ["UTF-8", Buffer.from(lines), { kind: "txt", text: lines }],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${lines}`), { kind: "txt", text: lines }],
    ["UTF-16LE", Buffer.from(`\ufeff${lines}`, "utf16le"), { kind: "txt", text: lines }],
    ["UTF-16BE", Buffer.from(`\ufeff${lines}`, "utf16le").swap16(), { kind: "txt", text: lines }],
    [
      "Windows-1252",
      Buffer.from("Ren\xe9e M\xfcller\r\n\x80 5 \x96 \x93Welder\x94", "latin1"),
      { kind: "txt", text: "Renée Müller\n€ 5 – “Welder”" },
    ],
    [
      "text of another script",
      Buffer.from("王小明\r\n焊工 👩🏽‍🏭"),
      { kind: "txt", text: "王小明\n焊工 👩🏽‍🏭" },
    ],
  ])("%s", async (_name, bytes, expected) => {
    expect(await readDocument(bytes)).toMatchObject(expected);
  });

  it("its text is cut at 100,000 characters, and white space is tidied", async () => {
    const { text } = await readDocument(Buffer.from(`a  \t b \r\n\n\n\n\nc\u202e${"x".repeat(200_000)}`));
    expect(text.startsWith("a\tb\n\ncx")).toBe(true);
    expect(text.length).toBe(100_000);
  });
});

it("X-18 a PDF that is a Word document as well is the PDF that it begins as", async () => {
  const both = Buffer.concat([aPdf("Jane"), aDocx("<w:p><w:t>Someone else</w:t></w:p>")]);
  expect(await readDocument(both)).toMatchObject({ kind: "pdf", text: "Jane" });
});

it("X-18 a PDF of 10,000 pages is read for its first 200", async () => {
  const { kind, text } = await readDocument(aPdfWithPages(10_000));
  expect([kind, text.match(/Jane/g)?.length]).toEqual(["pdf", 200]);
}, 60_000);

it("a Word document with large pictures is read", async () => {
  expect(await readDocument(withPictures([49, 49].map(mega)))).toMatchObject({ kind: "docx", text: "Jane" });
});

describe("X-18 what cannot be opened is refused", () => {
  const docx = aDocx("<w:p><w:t>Jane</w:t></w:p>");
  const withEntry = (name: string) => aDocx("<w:p/>", { [name]: "x" });
  it.each<[string, Buffer, Refusal]>([
    ["nothing", Buffer.alloc(0), "unreadable"],
    ["white space", Buffer.from(" \n"), "unreadable"],
    ["a program", Buffer.concat([Buffer.from("\x7fELF"), Buffer.alloc(100)]), "unreadable"],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "unreadable"],
    [
      "text of a Cyrillic code page",
      Buffer.from("\xc8\xe2\xe0\xed \xcf\xe5\xf2\xf0\xee\xe2", "latin1"),
      "unreadable",
    ],
    ["Windows-1252 with a control character", Buffer.from("Ren\xe9e M\xfcller\x1b", "latin1"), "unreadable"],
    ["Windows-1252 with a NUL", Buffer.from("Ren\xe9e\0M\xfcller", "latin1"), "unreadable"],
    ["bytes that Windows-1252 doesn't define", Buffer.from("Ren\xe9e M\x81ller", "latin1"), "unreadable"],
    ["damaged UTF-8 with a byte order mark", Buffer.from("\xef\xbb\xbfRen\xe9e", "latin1"), "unreadable"],
    ["half a character of UTF-16", Buffer.from("fffe41", "hex"), "unreadable"],
    ["text with a NUL", Buffer.from("Jane\0Doe"), "unreadable"],
    ["control characters", Buffer.from("\x01\x02\x03Jane"), "unreadable"],
    ["RTF that is cut off", Buffer.from("{\\rtf1 Jane"), "unreadable"],
    ["RTF with groups without end", Buffer.from(`{\\rtf1 ${"{".repeat(100_000)}`), "unreadable"],
    ["a web page", Buffer.from("<!DOCTYPE html><p>Jane"), "unreadable"],
    ["an old Word document", aCompoundFile(), "unreadable"],
    ["a Word document with a password", aLockedDocx(), "locked"],
    ["a PDF with a password", aLockedPdf(), "locked"],
    [
      "a zip entry with a password",
      aZip([{ name: "a", bytes: Buffer.from("a"), encrypted: true }]),
      "locked",
    ],
    [
      "an ODT with a password",
      anOdt("", {
        "META-INF/manifest.xml": "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>",
      }),
      "locked",
    ],
    ["a zip of other things", zipOf({ "holiday.txt": "x" }), "unreadable"],
    [
      "a spreadsheet",
      anOdt("", { mimetype: "application/vnd.oasis.opendocument.spreadsheet" }),
      "unreadable",
    ],
    ["a Word document with macros", withEntry("word/vbaProject.bin"), "unreadable"],
    ["an entry that climbs out", withEntry("../../etc/passwd"), "unreadable"],
    [
      "two entries of one name",
      aZip([anEntry("word/document.xml"), anEntry("word/document.xml")]),
      "unreadable",
    ],
    ["too many entries", aZip(Array.from({ length: 2001 }, (_, n) => anEntry(`word/${n}`))), "unreadable"],
    ["an entity that is declared", aDocxOf('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'), "unreadable"],
    ["an entity of the machine's", aDocxOf('<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>'), "unreadable"],
    [
      "an entity of the machine's in an OpenDocument text",
      anOdt("", { "content.xml": '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>' }),
      "unreadable",
    ],
    ["broken XML", aDocxOf("<w:document><w:t>Jane</w:p>"), "unreadable"],
    ["a cut DOCX", docx.subarray(0, docx.length - 30), "unreadable"],
    ["a cut PDF", aPdf("Jane").subarray(0, 300), "unreadable"],
    ["a bomb", aBomb(), "unreadable"],
    ["a bomb that lies about its size", aBomb(1000), "unreadable"],
    ["an entry that is too large", withPictures([51_000_000]), "unreadable"],
    ["many entries that are too much together", withPictures([49, 49, 49, 49].map(mega)), "unreadable"],
  ])("%s", async (_name, bytes, refusal) => {
    await expect(readDocument(bytes)).rejects.toMatchObject({ name: "DocumentRefused", refusal });
  });

  it("random bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 500, maxLength: 2000 }), async (bytes) => {
        await expect(readDocument(Buffer.from(bytes))).rejects.toBeInstanceOf(DocumentRefused);
      }),
    );
  });

  it("a document that was damaged anywhere is read or refused, nothing else", async () => {
    const documents = [docx, aPdf("Jane Doe"), anOdt("<text:p>Jane</text:p>"), aLockedPdf()];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...documents),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
        async (whole, changes) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const outcome = await readDocument(bytes).catch((error: unknown) => error);
          if (!(outcome instanceof DocumentRefused))
            expect(outcome).toMatchObject({ text: expect.any(String) });
        },
      ),
      { numRuns: 200 },
    );
  });
});

function anEntry(name: string) {
  return { name, bytes: Buffer.from("x") };
}

function aDocxOf(xml: string): Buffer {
  return aDocx("", { "word/document.xml": xml });
}

/** A Word document with pictures that claim these sizes. */
function withPictures(sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size, n) => ({ ...anEntry(`word/media/${n}`), size }));
  const xml = Buffer.from("<document><t>Jane</t></document>");
  return aZip([anEntry("[Content_Types].xml"), { name: "word/document.xml", bytes: xml }, ...pictures]);
}

function mega(bytes: number): number {
  return bytes * 1_000_000;
}

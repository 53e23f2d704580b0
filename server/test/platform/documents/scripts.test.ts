import { afterAll, describe, expect, it } from "vitest";
import { applicantIn } from "../../../src/features/resumes/rules/applicant.ts";
import { DocumentReader } from "../../../src/platform/documents/reader.ts";
import { pdfOf } from "../../harness/a-document.ts";

const reader = new DocumentReader();
afterAll(() => reader.close());

const contact = "wang@example.com +1 415-555-2671";
const found = { email: "wang@example.com", phone: "+1 415-555-2671" };

describe("M-35 a PDF names its letters by", () => {
  // The same two words as each encoding has them, by the CMaps that Adobe's readers always had.
  it.each([
    ["UniGB-UCS2-H", "GB1", "\u59d3\u540d", "59d3540d"],
    ["GBK-EUC-H", "GB1", "\u59d3\u540d", "d0d5c3fb"],
    ["ETen-B5-H", "CNS1", "\u59d3\u540d", "a96da657"],
    ["90ms-RKSJ-H", "Japan1", "\u6c0f\u540d", "8e8196bc"],
    ["UniJIS-UTF16-H", "Japan1", "\u6c0f\u540d", "6c0f540d"],
    ["KSCms-UHC-H", "Korea1", "\uc774\ub984", "c0ccb8a7"],
  ])("the predefined CMap %s", async (encoding, ordering, words, codes) => {
    const { text } = await read({ encoding, ordering, codes });
    expect(text).toBe(`${contact}\n${words}`);
  });

  it("a character collection, without a CMap of its own", async () => {
    const { text } = await read({ encoding: "Identity-H", ordering: "Japan1", codes: "04d204d3" });
    expect(text).toBe(`${contact}\n\u7893\u81fc`);
  });

  // From left to right on the page, as writers of PDF put them.
  it.each([
    ["Chinese", "\u738b\u5c0f\u660e", "\u738b\u5c0f\u660e"],
    ["Hebrew", "\u05df\u05d4\u05db \u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3 \u05db\u05d4\u05df"],
    ["Arabic", "\u064a\u0644\u0639 \u062f\u0645\u062d\u0645", "\u0645\u062d\u0645\u062f \u0639\u0644\u064a"],
  ])("its own map to Unicode, in %s", async (_script, shown, words) => {
    const letters = Array.from(shown);
    const codes = letters.map((_, index) => code(index + 1)).join("");
    const { text } = await read({
      encoding: "Identity-H",
      ordering: "Identity",
      codes,
      toUnicode: toUnicode(letters),
    });
    expect(text).toBe(`${contact}\n${words}`);
  });

  it("a CMap that nobody has, and the rest is read", async () => {
    const { text } = await read({ encoding: "../../../etc/passwd", ordering: "Japan1", codes: "8e81" });
    expect(text).toBe(contact);
    expect(applicantIn(text)).toEqual(found);
  });
});

interface Lettering {
  readonly encoding: string;
  readonly ordering: string;
  /** In hexadecimal digits. */
  readonly codes: string;
  readonly toUnicode?: string;
}

async function read(lettering: Lettering): Promise<{ text: string }> {
  const reading = await reader.read(inFontOf(lettering), "192.0.2.1");
  if ("refusal" in reading) throw new Error(`refused as ${reading.refusal}`);
  return reading;
}

/** Contact details in Helvetica, and below them codes in a composite font that isn't embedded. */
function inFontOf({ encoding, ordering, codes, toUnicode }: Lettering): Buffer {
  const name = encoding.replaceAll("/", "#2F");
  return pdfOf(`BT /F1 12 Tf 72 720 Td (${contact}) Tj 0 -20 Td /F2 12 Tf <${codes}> Tj ET`, {
    fonts: "/F2 6 0 R",
    objects: [
      `<< /Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /${name} /DescendantFonts [7 0 R] ${toUnicode ? "/ToUnicode 9 0 R" : ""} >>`,
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Song /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor 8 0 R /DW 300 >>`,
      "<< /Type /FontDescriptor /FontName /Song /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 >>",
      `<< /Length ${toUnicode?.length ?? 0} >>\nstream\n${toUnicode ?? ""}\nendstream`,
    ],
  });
}

/** A ToUnicode CMap (ISO 32000-1, 9.10.3): the first letter's code is 1. */
function toUnicode(letters: readonly string[]): string {
  const rows = letters.map((letter, index) => `<${code(index + 1)}> <${code(letter.charCodeAt(0))}>`);
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${rows.length} beginbfchar ${rows.join(" ")} endbfchar endcmap end end`;
}

function code(number: number): string {
  return number.toString(16).padStart(4, "0");
}

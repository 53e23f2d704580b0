import { deflateSync } from "node:zlib";
import { zipOf } from "@candor/server/platform/archives/zip";
import { anEndlessDocument, aResume, pdfOf, stream } from "./documents.ts";

/** Zeros, once inflated: more than a reader may hold. */
const bombBytes = 600 * 1024 * 1024;
/** More than an archive's entry may hold. */
const entryBytes = 200 * 1024 * 1024;
const pages = 10_000;

/** Files made to break the programs that read them, keyed by kind. */
export async function hostileDocuments(): Promise<Readonly<Record<string, Buffer>>> {
  const nothing = Buffer.alloc(bombBytes);
  return {
    "DOCX bomb": await docxOf(nothing.subarray(0, entryBytes)),
    "PDF bomb": pdfBomb(nothing),
    "10,000 pages": manyPages(),
    "endless drawing": anEndlessDocument(),
    "broken font": pdfWith(`/Font << /F1 5 0 R >>`, "BT /F1 12 Tf 72 720 Td (Jane Doe) Tj ET", brokenFont),
    "huge picture": pdfWith(`/XObject << /X0 5 0 R >>`, "612 0 0 792 0 0 cm /X0 Do", [hugePicture]),
    "PDF that is an archive": Buffer.concat([aResume(), await docxOf(Buffer.from(entities))]),
    "with a password": locked(),
    "entities of files": await docxOf(Buffer.from(entities)),
    "entities of files, ODT": await odtOf(Buffer.from(entities)),
    truncated: aResume().subarray(0, 200),
    "no document": Buffer.from([0, 1, 2, 3, 255, 254]),
  };
}

/** Would show a file of the server to the sender. */
const entities = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>`;

function docxOf(bytes: Buffer): Promise<Buffer> {
  const types = { path: "[Content_Types].xml", bytes: Buffer.from("<Types/>") };
  return zipOf([types, { path: "word/document.xml", bytes }], Date.UTC(2026, 10, 22));
}

function odtOf(bytes: Buffer): Promise<Buffer> {
  const type = { path: "mimetype", bytes: Buffer.from("application/vnd.oasis.opendocument.text") };
  return zipOf([type, { path: "content.xml", bytes }], Date.UTC(2026, 10, 22));
}

/** The container of a Word document that a password opens (MS-OFFCRYPTO). */
function locked(): Buffer {
  const parts = [
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(504),
    Buffer.from("EncryptedPackage", "utf16le"),
  ];
  return Buffer.concat([...parts, Buffer.alloc(512)]);
}

/** A TrueType font whose tables lie far beyond its end. */
const brokenFont = [
  "<< /Type /Font /Subtype /TrueType /BaseFont /Broken /FirstChar 0 /LastChar 0 /Widths [600] /FontDescriptor 6 0 R >>",
  "<< /Type /FontDescriptor /FontName /Broken /Flags 4 /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 /FontFile2 7 0 R >>",
  stream(
    "/Filter /ASCIIHexDecode",
    `0001000000ff000000000000${"676c7966ffffffff7ffffff07fffffff".repeat(255)}>`,
  ),
];

/** Claims more pixels than fit in any memory. */
const hugePicture = stream(
  "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /ASCIIHexDecode",
  "ff>",
);

function pdfWith(resources: string, content: string, objects: readonly string[]): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    stream("", content),
    ...objects,
  ]);
}

function pdfBomb(nothing: Buffer): Buffer {
  const content = `${deflateSync(nothing, { level: 1 }).toString("hex")}>`;
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>",
    stream("/Filter [/ASCIIHexDecode /FlateDecode]", content),
  ]);
}

function manyPages(): Buffer {
  const first = 5;
  const kids = Array.from({ length: pages }, (_, page) => `${first + page} 0 R`).join(" ");
  const page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>";
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    stream("", "BT /F1 12 Tf 72 720 Td (Jane Doe keeps lamps lit.) Tj ET"),
    ...Array.from({ length: pages }, () => page),
  ]);
}

import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { pdfOf } from "../../harness/a-document.ts";
import { aZip } from "../../harness/a-zip.ts";

const block = 16 * 1024 * 1024;
const gibibyte = 64 * block;

/** One GiB of zeros, deflated to about 1 MB: a block that can be repeated because it refers to nothing before it. */
function deflatedZeros(): Buffer {
  const one = deflateRawSync(Buffer.alloc(block), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array<Buffer>(64).fill(one), Buffer.from([3, 0])]);
}

/** A Word document of 1 MB whose text is 1 GiB; `size` is what its directory claims. */
export function aBomb(size = gibibyte): Buffer {
  const empty = Buffer.alloc(0);
  return aZip([
    { name: "[Content_Types].xml", bytes: Buffer.from("<Types/>") },
    { name: "word/document.xml", bytes: empty, deflated: deflatedZeros(), size },
  ]);
}

/** A PDF of 1 MB whose only page is 1 GiB of zeros. */
export function aPdfBomb(): Buffer {
  const head = deflateSync(Buffer.alloc(0)).subarray(0, 2);
  return pdfOf(Buffer.concat([head, deflatedZeros()]), { filter: "/Filter /FlateDecode" });
}

/** A PDF whose page draws a form ten times, which draws a form ten times, and so on, for longer than anybody lives. */
export function anEndlessPdf(): Buffer {
  const depth = 30;
  const forms = Array.from({ length: depth }, (_, level) => {
    const next = level + 1;
    const inner = next === depth ? "BT /F1 12 Tf (x) Tj ET" : `/X${next} Do `.repeat(10);
    const resources =
      next === depth
        ? "/Font << /F1 4 0 R >>"
        : `/Font << /F1 4 0 R >> /XObject << /X${next} ${next + 6} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >> /Length ${inner.length} >>\nstream\n${inner}\nendstream`;
  });
  return pdfOf("/X0 Do", { resources: "/XObject << /X0 6 0 R >>", objects: forms });
}

/** A PDF with this many pages, each saying "Jane"; without a cross-reference table, which readers rebuild. */
export function aPdfWithPages(count: number): Buffer {
  const first = 5;
  const numbers = Array.from({ length: count }, (_, page) => first + page);
  const words = "BT /F1 12 Tf 72 720 Td (Jane) Tj ET";
  const page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(" ")}] /Count ${count} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    ...numbers.map(() => page),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`);
}

/** Encrypted with a user password: its verifier belongs to a password other than the empty one. */
export function aLockedPdf(): Buffer {
  const hash = `<${"5a".repeat(32)}>`;
  return pdfOf("BT (secret) Tj ET", {
    objects: [`<< /Filter /Standard /V 1 /R 2 /O ${hash} /U ${hash} /P -4 >>`],
    trailer: `/Encrypt 6 0 R /ID [<00><00>]`,
  });
}

/** MS-CFB with the stream that MS-OFFCRYPTO uses for a password-protected document. */
export function aLockedDocx(): Buffer {
  return Buffer.concat([aCompoundFile(), Buffer.from("EncryptedPackage", "utf16le"), Buffer.alloc(400)]);
}

export function aCompoundFile(): Buffer {
  return Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(1016)]);
}

import { type DocumentKind, DocumentRefused, type ReadDocument } from "./document.ts";
import { isOfficePackage, readOfficePackage } from "./office-package.ts";
import { isPdf, readPdf } from "./pdf.ts";
import { readPlainText } from "./plain-text.ts";
import { isRtf, readRtf } from "./rtf.ts";
import { tidy } from "./tidy.ts";

/** Detects a document's type by its content, not its name, and reads it. Throws only `DocumentRefused`. */
export async function readDocument(bytes: Buffer): Promise<ReadDocument> {
  try {
    const { kind, text } = await read(bytes);
    return { kind, text: tidy(text) };
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused("unreadable", { cause: error });
  }
}

async function read(bytes: Buffer): Promise<{ kind: DocumentKind; text: string }> {
  if (isPdf(bytes)) return { kind: "pdf", text: await readPdf(bytes) };
  if (isRtf(bytes)) return { kind: "rtf", text: readRtf(bytes) };
  if (isOfficePackage(bytes)) return readOfficePackage(bytes);
  if (isCompoundFile(bytes)) throw new DocumentRefused(hasEncryptedPackage(bytes) ? "locked" : "unreadable");
  return { kind: "txt", text: readPlainText(bytes) };
}

/** MS-CFB: old binary documents, and the container of password-protected ones (MS-OFFCRYPTO). */
function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).toString("hex") === "d0cf11e0a1b11ae1";
}

function hasEncryptedPackage(bytes: Buffer): boolean {
  return bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));
}

import { type DocumentKind, DocumentRefused, mediaTypes } from "./document.ts";
import { flowOf } from "./flow.ts";
import { type Archive, openArchive } from "./zip-archive.ts";

export function isOfficePackage(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString("latin1") === "PK\x03\x04";
}

/** Word's documents (ECMA-376) and those of OpenDocument 1.2 and later. */
export async function readOfficePackage(bytes: Buffer): Promise<{ kind: DocumentKind; text: string }> {
  const archive = await openArchive(bytes);
  if (archive.has("word/document.xml")) return { kind: "docx", text: await readWord(archive) };
  if (archive.has("mimetype")) return { kind: "odt", text: await readOpenDocument(archive) };
  throw new DocumentRefused("unreadable");
}

/** The text for a list item's mark, since lists have none. */
const bullet = "• ";

async function readWord(archive: Archive): Promise<string> {
  const macros = archive.names().some((name) => /vbaProject\.bin$/i.test(name));
  if (macros || !archive.has("[Content_Types].xml")) throw new DocumentRefused("unreadable");
  return flowOf(await archive.bytes("word/document.xml"), {
    text: new Set(["t"]),
    leftOut: new Set(["Fallback", "del", "moveFrom", "pPrChange"]),
    stands: { tab: "\t", br: "\n", cr: "\n", numPr: bullet },
  });
}

async function readOpenDocument(archive: Archive): Promise<string> {
  if ((await archive.bytes("mimetype")).toString("latin1").trim() !== mediaTypes.odt)
    throw new DocumentRefused("unreadable");
  const manifest = await archive.bytes("META-INF/manifest.xml");
  if (manifest.includes("encryption-data")) throw new DocumentRefused("locked");
  return flowOf(await archive.bytes("content.xml"), {
    text: new Set(["p", "h"]),
    leftOut: new Set(["tracked-changes", "annotation", "script", "event-listeners"]),
    stands: { tab: "\t", s: " ", "line-break": "\n", "list-item": bullet },
  });
}

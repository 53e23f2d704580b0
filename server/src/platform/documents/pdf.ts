import { getDocumentProxy } from "unpdf";
import { DocumentRefused, mostCharacters } from "./document.ts";

/** Writers put up to 1,024 bytes before the header, and readers have always accepted that. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes("%PDF-");
}

const mostPages = 200;

/** Every page must be readable, up to where the text is cut. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const pdf = await open(bytes);
  let text = "";
  for (let page = 1; page <= Math.min(pdf.numPages, mostPages) && text.length < mostCharacters; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) if ("str" in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += "\n\n";
  }
  return text;
}

/** Nothing in it is run, drawn or fetched. */
const options = { verbosity: 0, isEvalSupported: false, useSystemFonts: false, stopAtErrors: true };

async function open(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), options);
  } catch (error) {
    const locked = error instanceof Error && error.name === "PasswordException";
    throw new DocumentRefused(locked ? "locked" : "unreadable", { cause: error });
  }
}

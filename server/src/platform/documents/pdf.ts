import { getDocumentProxy } from "unpdf";
import { DocumentRefused, mostCharacters } from "./document.ts";

/** Writers put up to 1,024 bytes before the header, and readers have always accepted that. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes("%PDF-");
}

export interface TextItem {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
  readonly transform: readonly unknown[];
}

const mostPages = 200;

/** Every page must be readable, up to where the text is cut. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const pdf = await openPdf(bytes);
  let text = "";
  for (let page = 1; page <= Math.min(pdf.numPages, mostPages) && text.length < mostCharacters; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) if ("str" in item) text += wordsOf(item);
    text += "\n\n";
  }
  return text;
}

/** White space wider than this, relative to its line's height, separates columns. */
const widestSpace = 1.2;

/** Includes its line break. */
export function wordsOf({ str, width, height, hasEOL, transform }: TextItem): string {
  const size = height || Math.abs(Number(transform[3])) || 10;
  const isGap = str.trim() === "" && width > widestSpace * size;
  return `${isGap ? "\t" : str}${hasEOL ? "\n" : ""}`;
}

/** Nothing in it is run, drawn or fetched. */
const options = { verbosity: 0, isEvalSupported: false, useSystemFonts: false, stopAtErrors: true };

export async function openPdf(bytes: Buffer): Promise<Awaited<ReturnType<typeof getDocumentProxy>>> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), options);
  } catch (error) {
    const locked = error instanceof Error && error.name === "PasswordException";
    throw new DocumentRefused(locked ? "locked" : "unreadable", { cause: error });
  }
}

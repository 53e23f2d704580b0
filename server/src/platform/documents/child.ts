import { Worker } from "node:worker_threads";
import type { Sheet } from "../sheets/sheet.ts";
import { DocumentRefused, type ReadDocument, type Refusal } from "./document.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { PlacedPage } from "./page-lines.ts";
import { readDocument } from "./read-document.ts";
import { watching } from "./watch.ts";

/** What a child does with its document: it reads it, unless another field is set. */
export interface Work {
  readonly bytes: Uint8Array;
  /** Puts this line on each page of a PDF. */
  readonly line?: string;
  /** Reads it as another program's copy of somebody's data. */
  readonly copy?: CopyKind;
  /** Finds where the lines of this text are on the pages of a PDF. */
  readonly text?: string;
  /** Draws this page of a PDF. */
  readonly page?: number;
}

/** LinkedIn's archive; JSON Resume or HR Open. */
export type CopyKind = "linkedin" | "resume-data";

/** What a child reports about its document. */
export type Reading = ReadDocument | { readonly refusal: Refusal };

export type Copied = { readonly sheet: Sheet } | { readonly refusal: Refusal };

export type Placed = { readonly pages: readonly PlacedPage[] };

export type Drawn = { readonly drawn: DrawnPage | undefined };

export type Marked = { readonly marked: Uint8Array } | { readonly refusal: Refusal };

// Fonts and pictures are outside V8's limited heap, so a separate thread watches total memory.
const [bytes = 0, processorMilliseconds = 0] = process.argv.slice(2).map(Number);
new Worker(watching({ bytes, processorMilliseconds }), { eval: true, execArgv: [] }).unref();
process.once("disconnect", () => process.exit());
// Errors that escape the reader are the document's fault too.
process.once("uncaughtException", () => tell({ refusal: "unreadable" } satisfies Reading));
process.once("message", (work: Work) => void done(work).then(tell));

/** The parent may have been killed meanwhile: then nobody waits. */
function tell(answer: object): void {
  if (process.connected) process.send?.(answer, () => {});
}

/** Loads libraries only when they are needed. */
async function done({
  bytes,
  line,
  copy,
  text,
  page,
}: Work): Promise<Reading | Marked | Copied | Placed | Drawn> {
  if (copy !== undefined) return readCopy(Buffer.from(bytes), copy);
  if (line !== undefined) return mark(bytes, line);
  if (text !== undefined) {
    const { placedPages } = await import("./page-lines.ts");
    return { pages: await placedPages(Buffer.from(bytes), text) };
  }
  if (page !== undefined) {
    const { drawPage } = await import("./draw-page.ts");
    return { drawn: await drawPage(bytes, page) };
  }
  return read(bytes);
}

async function mark(bytes: Uint8Array, line: string): Promise<Marked> {
  const { markPdf } = await import("./mark-pdf.ts");
  return { marked: await markPdf(bytes, line) };
}

async function readCopy(bytes: Buffer, kind: CopyKind): Promise<Copied> {
  try {
    return { sheet: await readers[kind](bytes) };
  } catch (error) {
    return { refusal: error instanceof DocumentRefused ? error.refusal : "unreadable" };
  }
}

const readers: Readonly<Record<CopyKind, (bytes: Buffer) => Promise<Sheet>>> = {
  linkedin: async (bytes) => (await import("./linkedin.ts")).readLinkedIn(bytes),
  "resume-data": async (bytes) => (await import("./resume-data.ts")).readResumeData(bytes),
};

async function read(bytes: Uint8Array): Promise<Reading> {
  try {
    return await readDocument(Buffer.from(bytes));
  } catch (error) {
    if (error instanceof DocumentRefused) return { refusal: error.refusal };
    throw error;
  }
}

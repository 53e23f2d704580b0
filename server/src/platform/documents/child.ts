import { Worker } from "node:worker_threads";
import type { Sheet } from "../sheets/sheet.ts";
import { DocumentRefused, type ReadDocument, type Refusal } from "./document.ts";
import { readDocument } from "./read-document.ts";

/** What a child is asked to do with its document: to read it, unless something else is said. */
export interface Work {
  readonly bytes: Uint8Array;
  /** To put it on each page of a PDF. */
  readonly line?: string;
  /** To read it as LinkedIn's copy of somebody's data. */
  readonly linkedIn?: true;
}

/** What a child reports about its document. */
export type Reading = ReadDocument | { readonly refusal: Refusal };

export type Copied = { readonly sheet: Sheet } | { readonly refusal: Refusal };

export type Marked = { readonly marked: Uint8Array } | { readonly refusal: Refusal };

// Fonts and pictures are outside of V8's limited heap, so a separate thread watches total memory.
const [bytes, processorMilliseconds] = process.argv.slice(2).map(Number);
new Worker(new URL("./watch.ts", import.meta.url), { workerData: { bytes, processorMilliseconds } }).unref();
process.once("disconnect", () => process.exit());
// Errors that escape the reader are the document's fault too.
process.once("uncaughtException", () => answer({ refusal: "unreadable" }));
process.once("message", ({ bytes, line, linkedIn }: Work) => {
  if (linkedIn) void copy(bytes).then(answer);
  else void (line === undefined ? read(bytes) : mark(bytes, line)).then(answer);
});

function answer(done: Reading | Marked | Copied): void {
  process.send?.(done);
}

/** Its library is loaded only where it is needed. */
async function mark(bytes: Uint8Array, line: string): Promise<Marked> {
  const { markPdf } = await import("./mark-pdf.ts");
  return { marked: await markPdf(bytes, line) };
}

async function copy(bytes: Uint8Array): Promise<Copied> {
  const { readLinkedIn } = await import("./linkedin.ts");
  try {
    return { sheet: await readLinkedIn(Buffer.from(bytes)) };
  } catch (error) {
    return { refusal: error instanceof DocumentRefused ? error.refusal : "unreadable" };
  }
}

async function read(bytes: Uint8Array): Promise<Reading> {
  try {
    return await readDocument(Buffer.from(bytes));
  } catch (error) {
    if (error instanceof DocumentRefused) return { refusal: error.refusal };
    throw error;
  }
}

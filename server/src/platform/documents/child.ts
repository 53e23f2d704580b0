import { Worker } from "node:worker_threads";
import { DocumentRefused, type ReadDocument, type Refusal } from "./document.ts";
import { readDocument } from "./read-document.ts";

/** What a child reports about its document. */
export type Reading = ReadDocument | { readonly refusal: Refusal };

// Fonts and pictures are outside of V8's limited heap, so a separate thread watches total memory.
const [bytes, processorMilliseconds] = process.argv.slice(2).map(Number);
new Worker(new URL("./watch.ts", import.meta.url), { workerData: { bytes, processorMilliseconds } }).unref();
process.once("disconnect", () => process.exit());
// Errors that escape the reader are the document's fault too.
process.once("uncaughtException", () => answer({ refusal: "unreadable" }));
process.once("message", (bytes: Uint8Array) => {
  void read(bytes).then(answer);
});

function answer(reading: Reading): void {
  process.send?.(reading);
}

async function read(bytes: Uint8Array): Promise<Reading> {
  try {
    return await readDocument(Buffer.from(bytes));
  } catch (error) {
    if (error instanceof DocumentRefused) return { refusal: error.refusal };
    throw error;
  }
}

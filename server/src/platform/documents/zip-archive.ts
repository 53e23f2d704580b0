import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { DocumentRefused } from "./document.ts";

/** Far above what a document of 10 MB needs; detects a bomb before anything is inflated. */
const most = { entries: 2000, entryBytes: 50_000_000, bytes: 150_000_000 };

export interface Archive {
  has(name: string): boolean;
  names(): readonly string[];
  /** Inflates one entry, at most to the size in its directory; throws if it doesn't exist. */
  bytes(name: string): Promise<Buffer>;
}

export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true, autoClose: false });
  const entries = await directory(zip);
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    async bytes(name) {
      const entry = entries.get(name);
      if (!entry) throw new DocumentRefused("unreadable");
      return buffer(await zip.openReadStreamPromise(entry));
    },
  };
}

async function directory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > most.entries) throw new DocumentRefused("unreadable");
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new DocumentRefused("locked");
    total += entry.uncompressedSize;
    if (entry.uncompressedSize > most.entryBytes || total > most.bytes || entries.has(entry.fileName))
      throw new DocumentRefused("unreadable");
    entries.set(entry.fileName, entry);
  }
  return entries;
}

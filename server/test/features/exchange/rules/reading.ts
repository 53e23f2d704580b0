import { readPostings } from "../../../../src/features/exchange/rules/read-postings.ts";
import type {
  Format,
  ReadRow,
  SourcePosting,
} from "../../../../src/features/exchange/rules/source-posting.ts";

/** A file's bytes in chunks of one size, as from a stream. */
export async function* bytesOf(content: string | Uint8Array, piece = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}

export async function rowsOf(
  content: string | Uint8Array,
  format?: Format,
  piece?: number,
): Promise<ReadRow[]> {
  return collected(readPostings(bytesOf(content, piece), format === undefined ? {} : { format }));
}

/** The postings of a file without a refused row. */
export async function postingsOf(content: string | Uint8Array, format?: Format): Promise<SourcePosting[]> {
  return (await rowsOf(content, format)).map((row) => {
    if (row.kind === "refused") throw new Error(`Row ${row.row} is refused: ${row.reason}`);
    return row.posting;
  });
}

export async function collected<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

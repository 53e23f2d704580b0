import type { IncomingHttpHeaders } from "node:http";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { limits } from "@candor/contract/limits";
import type { SourceRow } from "../../queries/sources.ts";
import { FileFault } from "../../rules/file-fault.ts";
import { readPostings } from "../../rules/read-postings.ts";
import type { ReadRow } from "../../rules/source-posting.ts";

/** What a source's server answered. */
export interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: readonly Uint8Array[];
}

/** Uncompressed. */
const mostBytes = 512 * 1_048_576;

/** The postings that an answer lists, as it has them. Throws a `FileFault` if it can't be read to the end. */
export async function* rowsOf({ kind }: SourceRow, { headers, body }: Answer): AsyncGenerator<ReadRow> {
  const rows = readPostings(decoded(body, headers["content-encoding"]), {
    families: ["json", "xml", "html"],
    ...(kind !== "site" && { format: kind }),
    most: mostBytes,
  });
  for await (const row of rows) {
    if (row.row > limits.sourcePostings)
      throw new FileFault(`It has more than ${limits.sourcePostings} postings.`);
    yield row;
  }
}

/** Undoes the answer's compression; a file that is itself compressed is left to the reader. */
async function* decoded(body: readonly Uint8Array[], encoding = "identity"): AsyncGenerator<Uint8Array> {
  const name = encoding.trim().toLowerCase();
  if (name === "identity") {
    yield* body;
    return;
  }
  const decoder = decoders[name];
  if (!decoder) throw new FileFault("Its server compressed the answer in a way that we did not ask for.");
  let size = 0;
  try {
    const pieces: AsyncIterable<Uint8Array> = pipeline(Readable.from(body), decoder(), () => {});
    for await (const piece of pieces) {
      size += piece.byteLength;
      if (size > mostBytes) throw new FileFault(`It has more than ${mostBytes / 1_048_576} MB.`);
      yield piece;
    }
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault("The answer is compressed, and damaged or cut off.", { cause: error });
  }
}

const decoders: Readonly<Record<string, typeof createGunzip | typeof createBrotliDecompress>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
};

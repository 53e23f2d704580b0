import { pipeline, Readable } from "node:stream";
import { TextDecoder } from "node:util";
import { createGunzip } from "node:zlib";
import { FileFault } from "./file-fault.ts";

/**
 * The characters of a file, decompressed if it is gzip. UTF-8, or UTF-16 with a byte order mark; anything else is a
 * fault, since a replacement character would be published as if the source had written it. So is a file with more than
 * `most` bytes after inflating.
 */
export async function* textOfFile(
  bytes: AsyncIterable<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let size = 0;
  for await (const chunk of inflated(withBeginning(bytes))) {
    size += chunk.byteLength;
    if (size > most) throw new FileFault(`The file has more than ${Math.floor(most / 1_048_576)} MB.`);
    decoder ??= decoderFor(chunk);
    const text = decoded(decoder, chunk);
    if (text !== "") yield text;
  }
  const rest = decoder === undefined ? "" : decoded(decoder);
  if (rest !== "") yield rest;
}

/** Joins the first chunks until byte order marks of two and three bytes can be recognized. */
async function* withBeginning(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let beginning: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of bytes) {
    if (beginning === undefined) {
      yield chunk;
      continue;
    }
    beginning = Buffer.concat([beginning, chunk]);
    if (beginning.length < 3) continue;
    yield beginning;
    beginning = undefined;
  }
  if (beginning !== undefined && beginning.length > 0) yield beginning;
}

async function* inflated(bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const first = await bytes.next();
  if (first.done === true) return;
  const all = prepended(first.value, bytes);
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* isGzip ? withBeginning(gunzipped(all)) : all;
}

async function* prepended(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    const inflated: AsyncIterable<Uint8Array> = pipeline(Readable.from(bytes), createGunzip(), () => {});
    yield* inflated;
  } catch (error) {
    if (!isInflationFault(error)) throw error;
    throw new FileFault("The file is compressed with gzip and damaged or cut off.", { cause: error });
  }
}

function isInflationFault(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

function decoderFor(beginning: Uint8Array): TextDecoder {
  const [first, second] = beginning;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le", { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be", { fatal: true });
  return new TextDecoder("utf-8", { fatal: true });
}

/** Without a chunk it flushes, which detects a truncated character. */
function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (error) {
    const encoding = decoder.encoding.toUpperCase();
    throw new FileFault(`The file is not text in ${encoding}. Save it as UTF-8 and import it again.`, {
      cause: error,
    });
  }
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Compressed formats, such as fonts and pictures, would only grow. */
const compressible = /\.(css|js|json|svg|txt|webmanifest)$/;

/** Writes `.br` and `.gz` next to each file of the browser's build, at the best level, since it happens once. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => compress(join(entry.parentPath, entry.name))),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [extension, compressor] of Object.entries(compressors)) {
    const compressed = await compressor(content);
    if (compressed.length < content.length) await writeFile(`${file}.${extension}`, compressed);
  }
}

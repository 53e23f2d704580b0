import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

export interface ArchivedFile {
  /** The path inside the archive; a folder's ends with a slash. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** The same files and the same moment make the same bytes. */
export async function zipOf(files: readonly ArchivedFile[], moment: number): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { path, bytes } of files)
    zip.addBuffer(bytes, path, { mtime: new Date(moment), mode: 0o100600 });
  zip.end();
  return buffer(zip.outputStream);
}

import { uploadFailed } from "./file-fault.ts";
import { beginDirect, sendInParts, take } from "./send-in-parts.ts";

/**
 * V-41: uploads a file to the file store, then tells the page at `address` to take it. Without a store, it is sent in
 * parts. Resolves to why the file was refused, if it was.
 */
export async function sendDirect(
  address: string,
  file: File,
  tell: (sent: number) => void,
): Promise<string | undefined> {
  try {
    const { key, put } = await beginDirect(file);
    if (put === undefined) return await sendInParts(address, file, tell);
    await bring(put, file, tell);
    return await take(address, key, file.name);
  } catch {
    return uploadFailed(file.name);
  }
}

/** Only XMLHttpRequest reports upload progress. */
function bring(url: string, file: File, tell: (sent: number) => void): Promise<void> {
  tell(0);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error(`The file store answered with ${request.status}.`));
    request.upload.addEventListener("progress", ({ loaded, total }) => tell(loaded / total));
    request.addEventListener("load", () => (request.status < 300 ? resolve() : failed()));
    request.addEventListener("error", failed);
    request.open("PUT", url);
    // A type would be part of what was signed.
    request.send(file.slice(0, file.size, ""));
  });
}

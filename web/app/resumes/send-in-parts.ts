import type { PartialUpload } from "@candor/contract/resumes/shapes";
import { machineClock, pause, retryDelay } from "../wire/clock.ts";
import { browserStorage, storedValue, storeValue } from "../wire/stored-values.ts";
import { faultIn, uploadFailed } from "./file-fault.ts";

/** Per request: about half a minute. */
const retries = 5;
const capSeconds = 10;

/**
 * Sends a file in parts, then tells the page at `address` to take it. An upload that was interrupted, even with the
 * page, continues when the same file is chosen again. Resolves to why the file was refused, if it was.
 */
export async function sendInParts(
  address: string,
  file: File,
  tell: (sent: number) => void,
): Promise<string | undefined> {
  try {
    const upload = await begin(file);
    const numbers = Array.from({ length: upload.parts }, (_, index) => index + 1);
    let sent = upload.received.length;
    tell(sent / upload.parts);
    for (const number of numbers.filter((each) => !upload.received.includes(each))) {
      const form = new FormData();
      form.set("file", file.slice((number - 1) * upload.partBytes, number * upload.partBytes), "part");
      await answered(`/rest/uploads/${upload.key}/parts/${number}`, { method: "POST", body: form });
      sent += 1;
      tell(sent / upload.parts);
    }
    return await take(address, upload.key, file.name);
  } catch {
    return uploadFailed(file.name);
  }
}

/** Tells the page to take a complete upload. */
export async function take(address: string, key: string, fileName: string): Promise<string | undefined> {
  const form = new FormData();
  form.set("upload", key);
  const taken = await request(address, { method: "POST", body: form });
  return faultIn(taken.status, await taken.text(), fileName);
}

export function beginDirect(file: File): Promise<PartialUpload> {
  return start({ fileName: file.name, bytes: file.size, direct: true });
}

function start(body: object): Promise<PartialUpload> {
  return answered("/rest/uploads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function begin(file: File): Promise<PartialUpload> {
  const storage = browserStorage();
  const name = `upload ${file.name} ${file.size} ${file.lastModified}`;
  const known = storedValue(storage, name);
  if (typeof known === "string") {
    const upload = await request(`/rest/uploads/${encodeURIComponent(known)}`, {});
    if (upload.ok) return (await upload.json()) as PartialUpload;
  }
  const upload = await start({ fileName: file.name, bytes: file.size });
  storeValue(storage, name, upload.key);
  return upload;
}

async function answered(url: string, sending: RequestInit): Promise<PartialUpload> {
  const response = await request(url, sending);
  if (!response.ok) throw new Error(`The upload was answered with ${response.status}.`);
  return (await response.json()) as PartialUpload;
}

/** Retries after a lost connection, and when the server asks to wait. */
async function request(url: string, sending: RequestInit, retry = 0): Promise<Response> {
  const response = await fetch(url, sending).catch(() => undefined);
  if (response && response.status !== 429 && response.status < 500) return response;
  if (retry === retries) throw new Error("The server was not reached.");
  await pause(machineClock, retryDelay(retry, capSeconds));
  return request(url, sending, retry + 1);
}

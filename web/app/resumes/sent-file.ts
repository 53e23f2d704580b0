import type { SentFile } from "@candor/contract/client";

/** The file that a form holds, if one was chosen. */
export async function sentFile(form: FormData, name = "file"): Promise<SentFile | undefined> {
  const file = form.get(name);
  if (!(file instanceof File) || file.name === "") return undefined;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

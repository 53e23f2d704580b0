import type { SentFile } from "@candor/contract/client";

/** The file that a form holds, if one was chosen. */
export async function sentFile(form: FormData): Promise<SentFile | undefined> {
  const [file] = await sentFiles(form);
  return file;
}

/** The files that were chosen in a form. */
export function sentFiles(form: FormData): Promise<SentFile[]> {
  const chosen = form.getAll("file").filter((one) => one instanceof File && one.name !== "") as File[];
  return Promise.all(
    chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}

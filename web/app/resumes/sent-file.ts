import type { SentFile } from "@candor/contract/client";
import { chosenIn } from "../wire/chosen-in.ts";

/** A form's file, if one was chosen. */
export async function sentFile(form: FormData, name = "file"): Promise<SentFile | undefined> {
  const [file] = await sentFiles(form, name);
  return file;
}

/** A form's chosen files. */
export function sentFiles(form: FormData, name = "file"): Promise<SentFile[]> {
  return Promise.all(
    chosenIn(form, name).map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

import type { Writer } from "../database/database.ts";
import type { FileKeeper } from "../file-records.ts";
import type { UploadedFile } from "../http/bodies/uploads.ts";
import { Problem } from "../http/problem.ts";
import { Turns } from "../turns.ts";
import { forgetUpload, joined, uploadOf } from "./parts.ts";

/** What has to happen in the transaction that keeps a file. */
export type Alongside = (writer: Writer) => Promise<void>;

/** Joined files are held in memory: only a few at a time, no matter who sends them. */
const turns = new Turns({ atOnce: 4, waiting: 60, ofOneSender: 5 });

/**
 * Hands over a complete upload as a file. The upload is removed in the transaction that keeps the file, or if the file
 * can't be read; if anything else fails, it can be handed over again.
 */
export async function useUpload<T>(
  parts: FileKeeper,
  { key, sender }: { readonly key: string; readonly sender: string },
  use: (file: UploadedFile, alongside: Alongside) => Promise<T>,
): Promise<T> {
  const { database, clock } = parts;
  const upload = await uploadOf(database.read, key, clock.now());
  const forget = (writer: Writer) => forgetUpload(writer, upload.id, clock.now());
  return turns.run(sender, async () => {
    const bytes = await joined(parts, upload).catch(async (error: unknown) => {
      // If somebody else has used it meanwhile, its parts are gone, and so is the upload.
      await uploadOf(database.read, key, clock.now());
      throw error;
    });
    try {
      return await use({ name: upload.name, bytes, sender }, forget);
    } catch (error) {
      if (error instanceof Problem && error.status === 422) await database.write(forget);
      throw error;
    }
  });
}

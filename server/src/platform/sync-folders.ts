import { open } from "node:fs/promises";

/** Makes the names in these folders survive a power cut: syncing a file doesn't sync its name. */
export async function syncFolders(...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const folder = await open(path);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

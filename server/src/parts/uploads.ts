import { join } from "node:path";
import { filesFolderName } from "../platform/backup/archive.ts";
import type { Config } from "../platform/config.ts";
import { DiskSpace } from "../platform/disk-space.ts";
import { DocumentReader } from "../platform/documents/reader.ts";
import type { Files } from "../platform/files.ts";
import { BytesInFlight } from "../platform/http/bodies/bytes-in-flight.ts";
import type { Logger } from "../platform/log.ts";
import { PictureReader } from "../platform/pictures/reader.ts";
import { closeStoredFiles, openPrivateFolder } from "../platform/private-files.ts";
import { openStorage } from "../platform/storage/storage.ts";

/** What receives, reads and stores the files that people upload. */
export interface UploadParts {
  readonly disk: DiskSpace;
  readonly documents: DocumentReader;
  readonly pictures: PictureReader;
  readonly files: Files;
  /** Counts the bytes of calls and of page forms together. */
  readonly inFlight: BytesInFlight;
}

export function openUploads(config: Pick<Config, "dataFolder" | "filesUrl">, log: Logger): UploadParts {
  const { dataFolder } = config;
  const folder = join(dataFolder, filesFolderName);
  openPrivateFolder(folder);
  closeStoredFiles(folder).catch((error: unknown) =>
    log.warn({ err: error }, "stored files could not be closed to other users of this machine"),
  );
  return {
    files: openStorage(config),
    documents: new DocumentReader(),
    pictures: new PictureReader(),
    disk: new DiskSpace(dataFolder),
    inFlight: new BytesInFlight(),
  };
}

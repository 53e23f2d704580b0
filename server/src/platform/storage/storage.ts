import { join } from "node:path";
import { filesFolderName } from "../backup/archive.ts";
import { type Files, openFiles } from "../files.ts";
import { openBucket } from "./bucket.ts";
import { bucketFiles } from "./bucket-files.ts";

/** Where files are kept: in a bucket if the operator names one, otherwise in the data folder. */
export function openStorage(settings: {
  readonly dataFolder: string;
  readonly filesUrl: string | undefined;
}): Files {
  const { dataFolder, filesUrl } = settings;
  return filesUrl ? bucketFiles(openBucket(filesUrl)) : openFiles(join(dataFolder, filesFolderName));
}

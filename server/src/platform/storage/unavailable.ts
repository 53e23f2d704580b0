/** The file store doesn't answer, or takes nothing now. */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

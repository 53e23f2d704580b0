import { AwayError } from "../tasks/queue.ts";

/** The file store doesn't answer, or takes nothing now. */
export class StorageUnavailable extends AwayError {
  override name = "StorageUnavailable";
}

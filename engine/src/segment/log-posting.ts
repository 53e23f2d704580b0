import { tokenize } from "../analysis/tokenize.ts";
import type { IndexedPosting } from "../document.ts";
import type { TokenLog } from "./token-log.ts";

/** Writes a posting's words into a log, in reading order. */
export function logPosting(posting: IndexedPosting, log: TokenLog): void {
  tokenize(posting.title, log);
  log.endField();
  tokenize(posting.organization, log);
  log.endField();
  for (const skill of posting.skills) {
    tokenize(skill, log);
    log.endValue();
  }
  log.endField();
  tokenize(posting.body, log);
  log.endField();
}

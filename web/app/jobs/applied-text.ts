import type { OwnMarks } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";

/** That the reader applied to a posting, or withdrew from it: a person applies once. */
export function appliedText(own: OwnMarks | undefined): string | undefined {
  if (own?.applied) return message("ownLists.applied");
  return own?.application && message("ownLists.withdrew");
}

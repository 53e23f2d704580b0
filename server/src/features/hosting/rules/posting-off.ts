import type { PostingLife } from "@candor/contract/hosting/life";
import { currentRule } from "../../../platform/automation/rule.ts";

interface Standing {
  readonly life: PostingLife;
  /** The end of its last day. */
  readonly closesAt: number | null;
  readonly confirmBy: number | null;
  readonly now: number;
}

/** M-09: the step by which the clock takes a posting off the search; null if none is due. */
export const postingOff = currentRule("posting-off", ({ life, closesAt, confirmBy, now }: Standing) => {
  const isOver = closesAt !== null && closesAt < now;
  if (isOver && (life === "published" || life === "paused")) return "expire";
  const isLapsed = confirmBy !== null && confirmBy <= now;
  return isLapsed && life === "published" ? "lapse" : null;
});

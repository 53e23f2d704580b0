import { message } from "@candor/contract/messages/message";
import { counted } from "../wording/counted.ts";

/** How many leads in a list wait for an answer. */
export function OwedLine({ count, owed }: { count: number; owed: number }) {
  if (count === 0) return <p className="owed">{message("lead.none")}</p>;
  return <p className="owed">{owed === 0 ? message("lead.noneOwed") : counted("lead.owed", owed)}</p>;
}

import { message } from "@candor/contract/messages/message";
import { useDates } from "../../wording/use-dates.ts";

/** When the oldest of what is owed is due. Answers that are overdue are closed; decisions stay. */
export function OldestDue({ at, now }: { at: string; now: number }) {
  const { dateText, distanceText } = useDates();
  const key = Date.parse(at) < now ? "organization.oldestOverdue" : "organization.oldest";
  return message(key, { answerBy: dateText(at), distance: distanceText(at, now) });
}

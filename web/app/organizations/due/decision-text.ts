import { decisionDay } from "@candor/contract/applications/decision-day";
import type { DecisionDue } from "@candor/contract/applications/decision-due";
import { isSoon } from "@candor/contract/applications/due-line";
import { message } from "@candor/contract/messages/message";
import type { Answer } from "../../applications/answer.ts";
import type { Dates } from "../../wording/dates.ts";

/** M-03: a decision's date in a list. */
export function decisionText({ at }: DecisionDue, now: number, { dayText, distanceText }: Dates): Answer {
  const [due, date] = [Date.parse(at), dayText(at, now)];
  if (due < now) return { text: message("decisionDue.listOverdue", { date }), tone: "plain" };
  const text = message("decisionDue.listDue", { date, distance: distanceText(at, now) });
  return { text, tone: isSoon(decisionDay(due), now) ? "due" : "plain" };
}

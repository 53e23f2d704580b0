import { message } from "@candor/contract/messages/message";
import type { Where } from "../queries/match.ts";
import { type Reason, reasonsIn } from "../rules/reasons.ts";

/** "Matches: title, Denver, CO within 25 miles, pay stated" */
export function reasonWords(weight: number, where: Where | undefined): string {
  const reasons = reasonsIn(weight).map((reason) => words[reason](where));
  return message("alerts.matches", { reasons: reasons.join(", ") });
}

const words: Readonly<Record<Reason, (where: Where | undefined) => string>> = {
  title: () => message("alerts.reasonTitle"),
  organization: () => message("alerts.reasonOrganization"),
  place: placeWords,
  remote: () => message("alerts.reasonRemote"),
  text: () => message("alerts.reasonText"),
  pay: () => message("alerts.reasonPay"),
  promised: () => message("alerts.reasonPromised"),
};

function placeWords(where: Where | undefined): string {
  const { label: place = "", miles } = where ?? {};
  return miles ? message("alerts.reasonNear", { place, miles }) : message("alerts.reasonIn", { place });
}

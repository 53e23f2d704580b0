import { type MessageKey, message } from "@candor/contract/messages/message";
import type { KeptWaiting } from "../wire/kept-waiting.ts";

const texts = {
  started: "waiting.started",
  waiting: "waiting.waiting",
  sent: "waiting.sent",
  unproved: "waiting.unproved",
  "signed-out": "waiting.signedOut",
  "other-account": "waiting.otherAccount",
  closed: "waiting.closed",
  incomplete: "waiting.incomplete",
  refused: "waiting.refused",
} as const satisfies Readonly<Record<KeptWaiting["state"], MessageKey>>;

/** What came of an application so far, in a sentence. */
export function stateText({ state, account, fields, texts: reasons = [] }: KeptWaiting): string {
  const isOfGuest = state === "waiting" && account === undefined;
  const key = isOfGuest ? "waiting.waitingAsGuest" : texts[state];
  const detail = reasons.map((reason) => reason.replace(/\.$/, "")).join(". ");
  return message(key, { email: fields["email"] ?? "", detail });
}

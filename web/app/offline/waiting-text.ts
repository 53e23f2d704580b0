import { message } from "@candor/contract/messages/message";
import type { KeptWaiting } from "../wire/browser-database.ts";

/** What came of an application so far, in a sentence. */
export function stateText({ state, account, fields, texts = [] }: KeptWaiting): string {
  const email = fields["email"] ?? "";
  switch (state) {
    case "started":
      return message("waiting.started");
    case "waiting":
      return account === undefined
        ? message("waiting.waitingAsGuest", { email })
        : message("waiting.waiting");
    case "sent":
      return message("waiting.sent");
    case "unproved":
      return message("waiting.unproved", { email });
    case "signed-out":
      return message("waiting.signedOut");
    case "other-account":
      return message("waiting.otherAccount");
    case "closed":
      return message("waiting.closed");
    case "incomplete":
      return message("waiting.incomplete", { detail: texts.join(". ") });
    case "refused":
      return message("waiting.refused", { detail: texts.join(" ") });
  }
}

import { message } from "@candor/contract/messages/message";
import type { Choosing } from "../../platform/mail/letter.ts";

/** The end of an optional mail: a page for people, and a one-click address for mail programs. */
export function choosingOf(publicUrl: string, token: string, wish: Choosing["wish"]): Choosing {
  const e = new URLSearchParams({ e: token }).toString();
  return {
    text: message("mail.choose"),
    href: `${publicUrl}/opt?${e}`,
    oneClick: `${publicUrl}/opt/unsubscribe?${e}`,
    wish,
  };
}

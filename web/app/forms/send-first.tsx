import { message } from "@candor/contract/messages/message";

/** Without scripts, a page with several forms forgets what was typed into those that were not sent. */
export function SendFirst() {
  return (
    <noscript>
      <p className="field-hint">{message("form.sendFirst")}</p>
    </noscript>
  );
}

import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * How often this page's form with the intent was sent and not refused. As a key it clears the form, which no
 * other change of the page may do. `name` is the name of the button, if it isn't "intent".
 */
export function useTimesSent(intent: string, refusal: unknown, name = "intent"): number {
  const { state, formData } = useNavigation();
  const [sent, setSent] = useState({ times: 0, isSending: false });
  // Counted while it renders, so that the form is gone when the page looks for a lost focus (`useKeptFocus`).
  if (formData?.get(name) === intent) {
    if (!sent.isSending) setSent({ ...sent, isSending: true });
  } else if (state === "idle" && sent.isSending)
    setSent({ times: sent.times + (refusal === undefined ? 1 : 0), isSending: false });
  return sent.times;
}

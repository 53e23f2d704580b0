import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/**
 * How often this page's form with the intent was sent and not refused. As a key it clears the form, which no
 * other change of the page may do.
 */
export function useTimesSent(intent: string, refusal: unknown): number {
  const { state, formData } = useNavigation();
  const [times, setTimes] = useState(0);
  const isSending = useRef(false);
  useEffect(() => {
    if (formData?.get("intent") === intent) isSending.current = true;
    if (state !== "idle" || !isSending.current) return;
    isSending.current = false;
    if (refusal === undefined) setTimes((before) => before + 1);
  }, [state, formData, intent, refusal]);
  return times;
}

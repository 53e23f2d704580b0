import { useEffect } from "react";
import { useNavigation } from "react-router";
import type { Cancel } from "../wire/clock.ts";
import { announce, isAnnounced } from "./announce.ts";

/** K-06, in milliseconds. */
const slow = 5000;

/** L-04 for the pages' own requests: following a link and submitting a form. */
export function useSlowNotice(): void {
  const { state } = useNavigation();
  const waiting = state !== "idle";
  useEffect(() => {
    if (!waiting) return undefined;
    let arrived: Cancel | undefined;
    const timer = setTimeout(() => {
      // Tries that are lost at once are not slow, and the page says that it reconnects.
      if (!isAnnounced("connectivity.reconnecting")) arrived = announce("connectivity.slow");
    }, slow);
    return () => {
      clearTimeout(timer);
      arrived?.();
    };
  }, [waiting]);
}

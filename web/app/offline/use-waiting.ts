import { useEffect, useState } from "react";
import type { KeptWaiting } from "../wire/browser-database.ts";
import { forgetWaiting, keepWaiting, sendWaiting, waitingApplications } from "./waiting.ts";

/** What waits in this browser. It is sent when the page appears, and whenever the line comes back. */
export function useWaiting(isOnline: boolean | undefined) {
  const [waiting, setWaiting] = useState<readonly KeptWaiting[]>([]);
  const read = () => waitingApplications().then(setWaiting);
  const send = () => sendWaiting().then(read);
  useEffect(() => {
    // A browser that keeps nothing has nothing to show.
    (isOnline === true ? send() : read()).catch(() => undefined);
  }, [isOnline]);
  return {
    waiting,
    forget: (jobId: string) => void forgetWaiting(jobId).then(read),
    keep: (one: KeptWaiting) => keepWaiting(one).then(isOnline === true ? send : read),
  };
}

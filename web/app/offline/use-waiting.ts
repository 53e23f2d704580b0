import { useEffect, useState } from "react";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
import { forgetWaiting, keepWaiting, sendWaiting, waitingApplications } from "./waiting.ts";

/** What waits in this browser. It is sent when the page appears, and whenever the network comes back. */
export function useWaiting(isOnline: boolean | undefined) {
  const [waiting, setWaiting] = useState<readonly KeptWaiting[]>([]);
  const read = async () => {
    const all = await waitingApplications();
    setWaiting((before) => [...all, ...before.filter((one) => isSent(one) && !all.some(isSameAs(one)))]);
    // They were shown, and the list of applications has them.
    for (const { jobId } of all.filter(isSent)) await forgetWaiting(jobId);
  };
  const send = () => sendWaiting().then(read);
  useEffect(() => {
    // A browser that stores nothing has nothing to show.
    (isOnline === true ? send() : read()).catch(() => undefined);
  }, [isOnline]);
  return {
    waiting,
    forget: (jobId: string) => {
      setWaiting((before) => before.filter((one) => one.jobId !== jobId));
      void forgetWaiting(jobId);
    },
    keep: (one: KeptWaiting) => keepWaiting(one).then(isOnline === true ? send : read),
  };
}

function isSent({ state }: KeptWaiting): boolean {
  return state === "sent";
}

function isSameAs({ jobId }: KeptWaiting): (other: KeptWaiting) => boolean {
  return (other) => other.jobId === jobId;
}

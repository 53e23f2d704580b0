import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { type Notice, notices } from "../ui/notices/notice-store.ts";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
import { forgetWaiting, sendWaiting, waitingApplications } from "./waiting.ts";
import { stateText } from "./waiting-text.ts";

interface Options {
  readonly newOnly: boolean;
}

/**
 * Sends what was filled in offline, and says what came of it, one page at a time: two would say the same. Resolves to
 * whether anything was sent.
 */
export async function tellWaiting(options: Options): Promise<boolean> {
  return navigator.locks.request("candor-waiting-told", () => sendAndTell(options));
}

async function sendAndTell(options: Options): Promise<boolean> {
  // The worker may have sent it, or a tab that was closed before it could say so.
  const untold = (await waitingApplications()).filter(({ state }) => state === "sent");
  const changed = [...untold, ...(await sendWaiting(options))];
  for (const one of changed) notices.show(noticeOf(one));
  const sent = changed.filter(({ state }) => state === "sent");
  // Their owner has been told: the list of applications has them.
  for (const { jobId } of sent) await forgetWaiting(jobId);
  return sent.length > 0;
}

function noticeOf(one: KeptWaiting): Notice {
  const { title, organization, state, id } = one;
  if (state === "sent" && id !== undefined)
    return {
      text: message("waiting.sentNotice", { title, organization }),
      tone: "success",
      timeout: null,
      action: { label: message("apply.seeApplication"), href: addresses.application(id) },
    };
  return {
    title: message("job.titleAt", { title, organization }),
    text: stateText(one),
    tone: "warning",
    timeout: null,
    action: { label: message("waiting.see"), href: addresses.offline },
  };
}

import { browserDatabase, type KeptWaiting, waitingName } from "../wire/browser-database.ts";
import { machineClock } from "../wire/clock.ts";
import { browserStorage, storeValue } from "../wire/stored-values.ts";
import type { WaitingOutcome } from "./waiting-outcome.ts";

/** Milliseconds after which what was not sent is deleted: it holds a person's data, and postings close. */
export const longestWait = 7 * 86_400_000;

/** What the next try may send. The rest waits for its owner. */
const toSend: readonly KeptWaiting["state"][] = ["waiting", "signed-out", "other-account", "unproved"];

/** What is filled in and not sent yet, the latest first. */
export async function waitingApplications(): Promise<KeptWaiting[]> {
  const all = await (await browserDatabase()).getAll("waiting");
  const isOld = ({ filledInAt }: KeptWaiting) => filledInAt <= machineClock.now() - longestWait;
  for (const { jobId } of all.filter(isOld)) await forgetWaiting(jobId);
  return all.filter((one) => !isOld(one)).toSorted((one, other) => other.filledInAt - one.filledInAt);
}

export async function keepWaiting(one: KeptWaiting): Promise<void> {
  await (await browserDatabase()).put("waiting", one);
  storeValue(browserStorage(), waitingName, true);
}

export async function forgetWaiting(jobId: string): Promise<void> {
  const database = await browserDatabase();
  await database.delete("waiting", jobId);
  if ((await database.count("waiting")) === 0) browserStorage().removeItem(waitingName);
}

/**
 * Sends what waits, one tab at a time. Resolves with those that something came of; what does not reach the server is
 * tried again later. With `newOnly`, what was tried before stays: who is a stranger still is nobody new.
 */
export async function sendWaiting({ newOnly = false } = {}): Promise<KeptWaiting[]> {
  return navigator.locks.request("candor-waiting", async () => {
    const tried = (await waitingApplications()).filter(({ state }) =>
      newOnly ? state === "waiting" : toSend.includes(state),
    );
    const changed: KeptWaiting[] = [];
    for (const one of tried) {
      const outcome = await send(one);
      const isGone = !(await (await browserDatabase()).get("waiting", one.jobId));
      if (!outcome || isGone) continue;
      const next = outcome.state === "sent" ? sentOf(one, outcome.id) : { ...one, ...outcome };
      await keepWaiting(next);
      if (next.state !== one.state) changed.push(next);
    }
    return changed;
  });
}

/** Undefined where the server was not reached, or could not say. */
async function send({ applying, fields, questions, file, key, account }: KeptWaiting) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { id } of questions) form.append("question", id);
  form.set("key", key);
  if (account !== undefined) form.set("account", account);
  if (file) form.set("file", file);
  try {
    const answer = await fetch(`${applying}/waiting`, { method: "POST", body: form });
    return answer.ok ? ((await answer.json()) as WaitingOutcome) : undefined;
  } catch {
    return undefined;
  }
}

/** What is left of one that was sent: nothing that was typed. */
function sentOf({ file: _file, texts: _texts, ...one }: KeptWaiting, id: string): KeptWaiting {
  return { ...one, fields: {}, state: "sent", id };
}

import type { KeptWaiting } from "../wire/kept-waiting.ts";
import type { WaitingOutcome } from "./waiting-outcome.ts";

/** Pages and the worker take turns, so that none sends what another is sending. */
export const waitingLock = "candor-waiting";

/** What the browser calls the worker with once there is a line. */
export const waitingSync = "candor-waiting";

/** Undefined where the server was not reached, or could not say. */
export async function send(waiting: KeptWaiting): Promise<WaitingOutcome | undefined> {
  const { applying, fields, questions, file, key, account } = waiting;
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

/** What is kept from then on: of one that was sent, nothing that was typed. */
export function afterSending(waiting: KeptWaiting, outcome: WaitingOutcome): KeptWaiting {
  if (outcome.state !== "sent") return { ...waiting, ...outcome };
  const { file: _file, texts: _texts, ...one } = waiting;
  return { ...one, fields: {}, state: "sent", id: outcome.id };
}

import type { KeptWaiting } from "../wire/kept-waiting.ts";
import type { WaitingOutcome } from "./waiting-outcome.ts";

/** Pages and the worker take turns, so that none sends what another is sending. */
export const waitingLock = "candor-waiting";

/** The name under which the browser calls the worker once it is online. */
export const waitingSync = "candor-waiting";

/** Undefined if the server was not reached, or could not say. */
export async function send(waiting: KeptWaiting): Promise<WaitingOutcome | undefined> {
  const { applying, fields, questions, file, key, account } = waiting;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { id } of questions) form.append("question", id);
  form.set("key", key);
  if (account !== undefined) form.set("account", account);
  if (file) form.set("file", file);
  try {
    // Sent before the rest, one by one: together they may exceed what one form may hold.
    const texts = await faultsOfFiles(waiting);
    if (!texts || texts.length > 0) return texts && { state: "incomplete", texts };
    const answer = await fetch(`${applying}/waiting`, { method: "POST", body: form });
    return answer.ok ? ((await answer.json()) as WaitingOutcome) : undefined;
  } catch {
    return undefined;
  }
}

/** Why files that answer questions are refused; undefined if unknown. A file sent again replaces itself. */
async function faultsOfFiles(waiting: KeptWaiting): Promise<string[] | undefined> {
  const { applying, answerFiles = {}, account = "", fields } = waiting;
  const texts: string[] = [];
  for (const [name, file] of Object.entries(answerFiles)) {
    const form = new FormData();
    form.set("file", file);
    form.set("account", account);
    form.set("email", fields.email ?? "");
    const questionId = encodeURIComponent(name.slice("answer-".length));
    const answer = await fetch(`${applying}/answer-file/${questionId}`, { method: "POST", body: form });
    // If a question isn't asked anymore, or somebody else is signed in, the application itself reports it.
    if (answer.ok || answer.status === 404 || answer.status === 403) continue;
    const { fault } = (await answer.json().catch(() => ({}))) as { readonly fault?: string };
    if (fault === undefined || answer.status >= 500 || answer.status === 429) return undefined;
    texts.push(fault);
  }
  return texts;
}

/** What is stored from then on: after sending, nothing that was typed. */
export function afterSending(waiting: KeptWaiting, outcome: WaitingOutcome): KeptWaiting {
  if (outcome.state !== "sent") return { ...waiting, ...outcome };
  const { file: _file, answerFiles: _answerFiles, texts: _texts, ...one } = waiting;
  return { ...one, fields: {}, state: "sent", id: outcome.id };
}

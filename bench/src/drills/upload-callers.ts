import { setTimeout as wait } from "node:timers/promises";
import { type Summary, summarize } from "../statistics.ts";
import { aResume } from "./documents.ts";

interface Sent {
  readonly draft: string;
  readonly sender: string;
  readonly document: Uint8Array;
  readonly signal?: AbortSignal;
}

/** Uploads a resume for a draft from the browser at this address. Returns the status. */
export async function send(url: string, sent: Sent): Promise<number> {
  const response = await uploaded(url, sent);
  await response.arrayBuffer();
  return response.status;
}

/** The same. Returns the code of the problem, or "taken". */
export async function problemOf(url: string, sent: Sent): Promise<string> {
  const response = await uploaded(url, sent);
  const answer = (await response.json()) as { code?: string };
  return response.ok ? "taken" : (answer.code ?? String(response.status));
}

function uploaded(url: string, { draft, sender, document, signal }: Sent): Promise<Response> {
  const body = new FormData();
  body.set("file", new Blob([Uint8Array.from(document)]), "resume.pdf");
  return fetch(`${url}/rest/apply-drafts/1/resume`, {
    method: "POST",
    headers: { "candor-draft": draft, "x-forwarded-for": sender },
    body,
    ...(signal && { signal }),
  });
}

export async function newDraft(url: string): Promise<string> {
  const response = await fetch(`${url}/rest/apply-drafts`, { method: "POST" });
  return ((await response.json()) as { id: string }).id;
}

/** How long honest people waited, in milliseconds. */
export interface Honest {
  readonly uploads: Summary;
  readonly uploadsThatFailed: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly pages: Summary;
  readonly pagesThatFailed: number;
}

/** For this many seconds, one person uploads a resume every two seconds and another opens five pages a second. */
export async function beHonest(url: string, draft: string, seconds: number): Promise<Honest> {
  const document = aResume();
  const upload = (number: number) => send(url, { draft, sender: `192.0.2.${number % 20}`, document });
  const page = async (number: number) => {
    const headers = { "x-forwarded-for": `192.0.2.${100 + (number % 20)}`, accept: "text/html" };
    const response = await fetch(`${url}/search?q=engineer&distance=${number}`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  const [uploads, pages] = await Promise.all([
    timed(upload, { seconds, aSecond: 0.5 }),
    timed(page, { seconds, aSecond: 5 }),
  ]);
  return {
    uploads: summarize(uploads.times),
    uploadsThatFailed: uploads.failed,
    statuses: uploads.statuses,
    pages: summarize(pages.times),
    pagesThatFailed: pages.failed,
  };
}

/** Sends each request when it is due, whether or not the one before is answered. */
async function timed(
  ask: (number: number) => Promise<number>,
  { seconds, aSecond }: { seconds: number; aSecond: number },
): Promise<{ times: number[]; failed: number; statuses: Record<string, number> }> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let failed = 0;
  const one = async (number: number): Promise<void> => {
    await wait((number / aSecond) * 1000);
    const start = performance.now();
    const status = await ask(number).catch(() => 0);
    times.push(performance.now() - start);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < 200 || status > 299) failed += 1;
  };
  await Promise.all(Array.from({ length: Math.ceil(seconds * aSecond) }, (_, number) => one(number)));
  return { times, failed, statuses };
}

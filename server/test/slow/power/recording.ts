import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { anUpload } from "../../harness/an-upload.ts";
import type { RunningServer } from "../programs.ts";

/** Something that the server said it had saved. */
export interface Acknowledged {
  readonly kind: "report" | "resume";
  /** The report's text, or the SHA-256 of the resume's file. */
  readonly name: string;
  /** Length of the journal when the answer arrived: all lines that it depends on come before that. */
  readonly at: number;
}

const writers = 8;

/** Reports errors and uploads resumes until this many are acknowledged, at least this many of them resumes. */
export async function record(
  server: RunningServer,
  journal: string,
  enough: { readonly all: number; readonly resumes: number },
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let sent = 0;
  let resumes = 0;
  const isEnough = () => acknowledged.length >= enough.all && resumes >= enough.resumes;
  const keep = (kind: Acknowledged["kind"], name: string) => {
    acknowledged.push({ kind, name, at: statSync(journal).size });
  };
  const report = async () => {
    while (!isEnough()) {
      sent += 1;
      const name = `report-${sent}`;
      const { status } = await post(server, "/rest/client-error", { error: name });
      if (status === 201) keep("report", name);
      else await wait(100);
    }
  };
  const authorization = `Bearer ${await signIn(server)}`;
  const upload = async () => {
    while (!isEnough()) {
      const bytes = Buffer.from(`Welder since ${randomBytes(8).toString("hex")}. `.repeat(200));
      const { payload, headers } = anUpload("resume.txt", bytes);
      const answer = await fetch(`${server.url}/rest/resumes`, {
        method: "POST",
        headers: { ...headers, authorization },
        body: new Uint8Array(payload),
      });
      if (answer.status !== 201) throw new Error(`A resume was answered ${answer.status}.`);
      keep("resume", ((await answer.json()) as { sha256: string }).sha256);
      resumes += 1;
    }
  };
  await Promise.all([upload(), ...Array.from({ length: writers }, report)]);
  return acknowledged;
}

function post({ url }: RunningServer, path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** A token, obtained with a code from the server's own mailbox. */
export async function signIn(server: RunningServer): Promise<string> {
  const email = "ada@example.com";
  await post(server, "/rest/auth/code", { email });
  for (;;) {
    const mailbox = await fetch(`${server.url}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const [mail] = (await mailbox.json()) as { text: string }[];
    const code = mail && /\b\d{6}\b/.exec(mail.text)?.[0];
    if (code) {
      const credential = { email, code };
      const answer = await post(server, "/rest/auth/login", { provider: "code", credential });
      return ((await answer.json()) as { jwt: string }).jwt;
    }
    await wait(20);
  }
}

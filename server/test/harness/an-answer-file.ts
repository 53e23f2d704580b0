import { anUpload } from "./an-upload.ts";
import type { Asked, TestApp } from "./app.ts";

interface Answered {
  readonly job: string;
  readonly question: string;
  /** The draft's. */
  readonly key: string;
}

/** Answers a question of a draft by a file. */
export async function uploadAnswer(
  server: TestApp,
  { job, question, key }: Answered,
  bytes: Uint8Array,
  name = "license.pdf",
): Promise<Asked> {
  const form = anUpload(name, bytes);
  const headers = { ...form.headers, "candor-draft": key };
  return server.ask("POST", `/rest/apply-drafts/${job}/answers/${question}/file`, { ...form, headers });
}

export async function draftAt(server: TestApp, job: string, key: string): Promise<Asked["body"]> {
  return (await server.ask("GET", `/rest/apply-drafts/${job}`, { headers: { "candor-draft": key } })).body;
}

import { createHash } from "node:crypto";
import { recordFile } from "../../src/platform/file-records.ts";
import { anUpload } from "./an-upload.ts";
import type { Asked, TestApp } from "./app.ts";

interface Answered {
  readonly job: string;
  readonly question: string;
  /** The draft's key. */
  readonly key: string;
}

/** Answers a draft's question with a file. */
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

/** The same as if its text had been read, without a process that reads it. */
export async function addAnswer(
  server: TestApp,
  { job, question, key }: Answered,
  bytes: Uint8Array,
): Promise<void> {
  const { database, files, clock } = server.parts;
  const headers = { "candor-draft": key };
  await server.ask("PATCH", `/rest/apply-drafts/${job}`, { headers, payload: { firstName: "Ada" } });
  const isPdf = Buffer.from(bytes).toString("latin1", 0, 5) === "%PDF-";
  const named = isPdf
    ? { name: "license.pdf", mediaType: "application/pdf", text: "" }
    : { name: "license.txt", mediaType: "text/plain", text: Buffer.from(bytes).toString() };
  const file = { ...(await files.put(bytes)), ...named, bytes: bytes.length };
  await database.write(async (writer) =>
    writer
      .insertInto("answer_file")
      .values({
        draft_key_hash: createHash("sha256").update(key).digest("base64url"),
        posting_id: Number(job),
        question_id: question,
        application_id: null,
        file_id: await recordFile(writer, file, null, clock.now()),
        text: named.text,
      })
      .execute(),
  );
}

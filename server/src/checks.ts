import type { CheckName } from "@candor/contract/environment/check-names";
import { message } from "@candor/contract/messages/message";
import type { FastifyInstance } from "fastify";
import type { Parts } from "./parts.ts";
import type { Files } from "./platform/files.ts";
import type { Probe } from "./platform/health.ts";

/** what `/test` tries. Each note is a sentence for the person who set this instance up. */
export function checksOf(app: FastifyInstance, { probes, files }: Parts): Readonly<Record<CheckName, Probe>> {
  const probe = async (name: string) => (await probes[name]?.()) ?? { ok: false };
  return {
    database: async () => {
      const { ok, kind } = await probe("database");
      return { ok, note: message(kind === "sqlite" ? "checks.sqliteAnswers" : "checks.postgresqlAnswers") };
    },
    search: () => searchFor(app, "nurse"),
    files: () => keepFile(files),
    mail: async () => {
      const { ok, kind } = await probe("mail");
      return { ok, note: message(kind === "smtp" ? "checks.mailServerAnswers" : "checks.mailStays") };
    },
    tasks: async () => {
      const { dead } = await probe("queue");
      if (dead === 0) return { ok: true, note: message("checks.tasksDone") };
      return { ok: false, note: message("checks.tasksDead", { dead: Number(dead) }) };
    },
  };
}

/** The same way that a page takes. */
async function searchFor(app: FastifyInstance, query: string) {
  const answer = await app.inject({ method: "POST", url: "/rest/jobs/search", payload: { query } });
  const { statusCode: status } = answer;
  if (status !== 200) return { ok: false, note: message("checks.notSearched", { status }) };
  const { hits } = answer.json<{ hits: { total: { value: number } } }>();
  return {
    ok: true,
    note: message("checks.searched", { postings: hits.total.value.toLocaleString("en-US") }),
  };
}

async function keepFile(files: Files) {
  const { storageKey, sha256 } = await files.put(Buffer.from("This is a test."));
  await files.get(storageKey, sha256);
  await files.remove(storageKey);
  return { ok: true, note: message("checks.filesKept") };
}

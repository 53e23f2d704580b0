import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { erase } from "../../../src/features/own-data/commands/erase/erase.ts";
import { mailExportReady } from "../../../src/features/own-data/tasks/make-export.ts";
import { day, hour } from "../../../src/platform/durations.ts";
import { post } from "../../../src/platform/mail/outbox.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { eraseNow } from "../../harness/erase-now.ts";
import { holdingBack } from "../../harness/holding-back.ts";
import { tracesIn } from "../../harness/traces-in.ts";

let server: TestApp;
let count = 0;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  await pro(server, "pro@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

/** `word` occurs in everything that says who they are. */
interface Leaving extends Person {
  readonly word: string;
  readonly email: string;
}

/** Somebody who has applied, with a name that nobody else has. */
async function somebody(): Promise<Leaving> {
  count += 1;
  const word = `zyxlate${count}x`;
  const email = `${word}@example.com`;
  const own = await person(server, email);
  const answer = await apply(server, own, await jobNamed(server, "Keeper"), {
    firstName: "Quentin",
    lastName: word,
  });
  expect(answer.status).toBe(201);
  return { ...own, word, email };
}

it("M-27 somebody keeps their account, or it is deleted: never both at once", async () => {
  const own = await somebody();
  await server.ask("POST", "/rest/account/deletion", own);
  const { read } = server.parts.database;
  const row = () =>
    read
      .selectFrom("account_deletion")
      .select(["id", "cancelled_at", "done_at"])
      .where("account_id", "=", Number(own.accountId))
      .executeTakeFirstOrThrow();
  const { id } = await row();
  await Promise.all([
    erase({ ...server.parts, publicUrl: () => server.origin }, id),
    server.ask("DELETE", "/rest/account/deletion", own),
  ]);
  const { cancelled_at: cancelled, done_at: done } = await row();
  expect([cancelled, done].filter((at) => at !== null)).toHaveLength(1);
});

/** Lets time pass until the night's purge, after late writes have been deleted. */
async function untilMorning(): Promise<void> {
  await server.advance(hour);
  await server.advance(day + 4 * hour);
}

describe("M-27 words that come after the deletion of whom they name", () => {
  it("are deleted from a mail to them, which a task had begun to write", async () => {
    const own = await somebody();
    const { id: exportId } = await madeExport(own);
    const held = holdingBack(server.parts.database);
    const parts = { ...server.parts, database: held.database, from: "us@example.com" };
    const mailing = mailExportReady.run(
      { ...parts, publicUrl: () => server.origin },
      { exportId },
      { id: 0, key: `late ${own.word}`, name: "mail-export-ready", payload: {}, attempts: 1 },
    );
    await held.reached;
    await eraseNow(server, own);
    held.letGo();
    await mailing;
    expect(await mailsTo(server, own.email)).toHaveLength(1);
    await untilMorning();
    expect(await tracesIn(server, [own.word])).toEqual([]);
  });

  it("are deleted from a mail to a hirer", async () => {
    const own = await somebody();
    await eraseNow(server, own);
    const { database, clock } = server.parts;
    const said = { text: `Quentin ${own.word} wrote to you.`, html: "" };
    const mail = { to: "pro@harbor.example", from: "us@example.com", subject: "A message", ...said } as const;
    await database.write((writer) =>
      post(writer, { ...mail, channel: "email" }, clock.now(), `late mail ${count}`),
    );
    await server.parts.settled();
    expect(await tracesIn(server, [own.word])).not.toEqual([]);
    await untilMorning();
    expect(await tracesIn(server, [own.word])).toEqual([]);
  });

  it("are deleted with a resume that was being read", async () => {
    const own = await somebody();
    const { documents } = server.parts;
    const [reached, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const read = documents.read.bind(documents);
    documents.read = async (...given) => {
      reached.resolve();
      await letGo.promise;
      return read(...given);
    };
    try {
      const form = anUpload(`${own.word}.txt`, Buffer.from(`Quentin ${own.word} keeps lamps lit.`));
      const uploading = server.ask("POST", "/rest/resumes", {
        ...form,
        headers: { ...own.headers, ...form.headers },
      });
      await reached.promise;
      await eraseNow(server, own);
      letGo.resolve();
      expect((await uploading).status).toBe(201);
    } finally {
      documents.read = read;
    }
    await untilMorning();
    expect(await tracesIn(server, [own.word])).toEqual([]);
    const { rows } = await ownedBy(own);
    expect(rows).toBe(0);
  });

  it("stay where they are of a new account with the same address", async () => {
    const own = await somebody();
    await eraseNow(server, own);
    const again = await person(server, own.email);
    expect(again.accountId).not.toBe(own.accountId);
    const before = await mailsTo(server, own.email);
    expect(before.length).toBeGreaterThan(0);
    await server.advance(hour);
    expect(await mailsTo(server, own.email)).toEqual(before);
  });
});

async function madeExport(own: Leaving): Promise<{ id: number }> {
  await server.ask("POST", "/rest/account/export", own);
  await server.parts.settled();
  return server.parts.database.read
    .selectFrom("data_export")
    .select("id")
    .where("account_id", "=", Number(own.accountId))
    .executeTakeFirstOrThrow();
}

async function ownedBy({ accountId }: Person): Promise<{ rows: number }> {
  const { read } = server.parts.database;
  const [resumes, files] = await Promise.all([
    read.selectFrom("resume").select("id").where("account_id", "=", Number(accountId)).execute(),
    read.selectFrom("file").select("id").where("owner_id", "=", Number(accountId)).execute(),
  ]);
  return { rows: resumes.length + files.length };
}

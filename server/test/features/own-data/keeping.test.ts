import { appendFileSync, rmSync } from "node:fs";
import { join as path } from "node:path";
import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { erase } from "../../../src/features/own-data/commands/erase/erase.ts";
import { replayDeletions } from "../../../src/features/own-data/commands/replay.ts";
import { deleteAccount } from "../../../src/features/own-data/tasks/delete-account.ts";
import { day, minute } from "../../../src/platform/durations.ts";
import type { Mail } from "../../../src/platform/mail/mail.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { mailsTo, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let count = 0;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
});
afterAll(() => server.close());

async function somebody(): Promise<Person & { email: string }> {
  count += 1;
  const email = `somebody${count}@example.com`;
  return { ...(await person(server, email)), email };
}

const ask = ({ headers }: Person) => server.ask("POST", "/rest/account/deletion", { headers });
const read = async ({ headers }: Person) =>
  (await server.ask("GET", "/rest/account/deletion", { headers })).body;

async function linkOf(email: string): Promise<string> {
  const mails = await mailsTo(server, email);
  const text = mails.find(({ subject }) => subject.startsWith("Your account will be deleted"))?.text ?? "";
  return /\/settings\/deletion\/(\S+)/.exec(text)?.[1] as string;
}

const cancel = (token: string) =>
  server.ask("POST", "/rest/account-deletions/cancellation", { payload: { token } });

function erasing() {
  return { ...server.parts, publicUrl: () => server.origin };
}

describe("M-27 an account that somebody keeps", () => {
  it("stays when its person says so, and is mailed about it", async () => {
    const own = await somebody();
    await ask(own);
    expect(await read(own)).toMatchObject({ waiting: { askedAt: expect.any(String) } });
    await server.ask("DELETE", "/rest/account/deletion", own);
    expect(await read(own)).toEqual({ organizations: [] });
    await server.advance(limits.deletionDays * day + minute);
    expect((await signIn(server, own.email)).profile.id).toBe(own.accountId);
    const mails = await mailsTo(server, own.email);
    expect(mails.map(({ subject }) => subject)).toContain("Your account stays");
  });

  it("stays by one click in the mail, and the link of another deletion doesn't do it", async () => {
    const [own, other] = [await somebody(), await somebody()];
    await ask(own);
    await ask(other);
    const token = await linkOf(own.email);
    const forged = token.replace(/^\d+/, (await linkOf(other.email)).split(".")[0] as string);
    expect((await cancel(forged)).status).toBe(400);
    expect((await read(other)).waiting).toBeDefined();
    expect((await cancel(token)).body.state).toBe("cancelled");
    expect((await cancel(token)).body.state).toBe("cancelled");
    expect(await read(own)).toEqual({ organizations: [] });
    expect((await read(other)).waiting).toBeDefined();
  });

  it("stays while its person belongs to an organization, which is named", async () => {
    const own = await somebody();
    await join(server, own, "reader", "Harbor Trust");
    expect((await ask(own)).body.code).toBe("still-member");
    expect((await read(own)).organizations).toMatchObject([{ name: "Harbor Trust" }]);
  });

  it("stays if its person joined an organization since, and is told why", async () => {
    const own = await somebody();
    await ask(own);
    await join(server, own, "recruiter", "Harbor Trust");
    await server.advance(limits.deletionDays * day + minute);
    const [mail] = await mailsTo(server, own.email);
    expect(mail?.text).toContain("since you asked you have joined an organization");
    expect((await signIn(server, own.email)).profile.id).toBe(own.accountId);
  });
});

describe("M-27 the last mail", () => {
  it("leaves before the address is forgotten, and says where the receipt will be", async () => {
    const own = await somebody();
    await ask(own);
    await server.parts.settled();
    const { id } = await deletionOf(own);
    const sent: Mail[] = [];
    const transport = { send: async (mail: Mail) => void sent.push(mail) } as never;
    const parts = { ...erasing(), from: "candor@example.com", transport };
    const run = () => deleteAccount.run(parts, { deletionId: id }, {} as never);
    await run();
    const [mail] = await mailsTo(server, own.email);
    expect(mail?.subject).toBe("Your account is being deleted now");
    await run();
    expect((await deletionOf(own)).done_at).toBeNull();
    await server.parts.database.write((writer) =>
      writer.updateTable("mail").set({ sent_at: 1 }).where("recipient", "=", own.email).execute(),
    );
    await run();
    expect((await deletionOf(own)).done_at).not.toBeNull();
    expect(await mailsTo(server, own.email)).toEqual([]);
  });
});

describe("M-27 an older backup", () => {
  it("doesn't bring back who was deleted since, and leaves a new account with the same number", async () => {
    const [own, other] = [await somebody(), await somebody()];
    for (const one of [own, other]) {
      await ask(one);
      await erase(erasing(), (await deletionOf(one)).id);
    }
    await restore(own, { created: "same" });
    await restore(other, { created: "later" });
    const register = path(server.parts.config.dataFolder, "deletions.jsonl");
    // A full disk or a kill can leave half a line.
    appendFileSync(register, '{"account":1,"crea');
    expect(await replayDeletions(erasing())).toBe(1);
    expect(await emailOf(own)).toBe(`deleted account ${own.accountId}`);
    expect(await emailOf(other)).toBe(other.email);
    expect(await replayDeletions(erasing())).toBe(0);
    rmSync(register);
  });
});

/** The records as before the deletion; or as if the number had been given to somebody else. */
async function restore(own: Person & { email: string }, { created }: { created: "same" | "later" }) {
  const accountId = Number(own.accountId);
  await server.parts.database.write(async (writer) => {
    await writer.deleteFrom("account_deletion").where("account_id", "=", accountId).execute();
    await writer
      .updateTable("account")
      .set((e) => ({
        email: own.email,
        ...(created === "later" && { created_at: e("created_at", "+", 5000) }),
      }))
      .where("id", "=", accountId)
      .execute();
  });
}

async function deletionOf({ accountId }: Person) {
  return server.parts.database.read
    .selectFrom("account_deletion")
    .selectAll()
    .where("account_id", "=", Number(accountId))
    .executeTakeFirstOrThrow();
}

async function emailOf({ accountId }: Person): Promise<string | undefined> {
  const row = await server.parts.database.read
    .selectFrom("account")
    .select("email")
    .where("id", "=", Number(accountId))
    .executeTakeFirst();
  return row?.email;
}

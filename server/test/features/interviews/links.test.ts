import { preferenceKinds } from "@candor/contract/values";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { mailsTo, person, pro } from "../../harness/an-application.ts";
import {
  type Applied,
  answer,
  answerAll,
  applied,
  callAt,
  callOf,
  send,
} from "../../harness/an-interview.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const day = 86_400_000;

let server: TestApp;
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 60 }, (_, at) => `Keeper ${at}`);
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  await pro(server, "pro@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

function anApplication(): Promise<Applied> {
  taken += 1;
  return applied(server, `ada${taken}@example.com`, `Keeper ${taken}`);
}

async function refusal(call: string) {
  const { status, body } = await server.ask("GET", call);
  const { instance: _, ...told } = body;
  return { status, told };
}

const never = {
  status: 404,
  told: {
    code: "interview-link-expired",
    detail: "This link no longer works. Ask the Pro who sent it for a new one.",
  },
};

describe("a link to an interview", () => {
  it("R-15 P-01 opens without signing in", async () => {
    const { body, status } = await server.ask("GET", await callOf(server, await anApplication()));
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "open", organization: { name: "Harbor Trust" }, isOwn: false });
  });

  it("R-15 R-16 A-13 X-22 has four parts, and is expired if any of them is changed", async () => {
    const one = await anApplication();
    const other = await anApplication();
    const [call, otherCall] = [await callOf(server, one), await callOf(server, other)];
    const parts = call.split("/").slice(3);
    const others = otherCall.split("/").slice(3);
    expect(parts).toHaveLength(4);
    for (const [at, part] of parts.entries())
      for (const changed of [
        others[at],
        `${part}0`,
        `0${part}`,
        part.slice(0, -1),
        "1",
        "%00",
        "..%2f1",
        "x".repeat(90),
      ]) {
        const forged = parts.with(at, changed as string);
        if (forged.join("/") === parts.join("/")) continue;
        expect(await refusal(`/rest/interviews/${forged.join("/")}`), forged.join("/")).toMatchObject(never);
      }
  });

  it("R-16 X-22 is refused in the same words whatever exists", async () => {
    const { id, jobId } = await anApplication();
    const signature = `0-9999999999.${"A".repeat(43)}`;
    const there = await refusal(`/rest/interviews/${id}/${jobId}/1/${signature}`);
    const nowhere = await refusal(`/rest/interviews/999999/999999/1/${signature}`);
    expect(there).toMatchObject(never);
    expect(nowhere).toEqual(there);
  });

  it("R-15 names its reader by a number that is another one in each application", async () => {
    const readers = new Set<string | undefined>();
    for (const one of [await anApplication(), await anApplication()]) {
      const reader = (await callOf(server, one)).split("/")[5];
      expect(reader).not.toBe(one.seeker.accountId);
      readers.add(reader);
    }
    expect(readers.size).toBe(2);
  });

  it("R-16 A-13 says on which day it stopped working, once it has expired", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await server.advance(13 * day);
    expect((await server.ask("GET", call)).status).toBe(200);
    await server.advance(day);
    const { status, told } = await refusal(call);
    expect(status).toBe(410);
    expect(told.detail).toMatch(
      /^This link stopped working on \w+ \d+, \d{4}\. Ask Harbor Trust for a new one\.$/,
    );
    for (const asked of [
      await answer(server, call, "jobTitle", { jobTitle: "Keeper" }),
      await send(server, call),
    ])
      expect(asked.status).toBe(410);
    const fresh = await callOf(server, { ...one, seeker: await person(server, `ada${taken}@example.com`) });
    expect((await server.ask("GET", fresh)).status).toBe(200);
  });

  it("R-16 A-13 stops working when the application is withdrawn", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await server.ask("POST", `/rest/applications/${one.id}/withdrawal`, one.seeker);
    expect(await refusal(call)).toMatchObject({ status: 410, told: { code: "interview-link-ended" } });
    expect((await answer(server, call, "jobTitle", { jobTitle: "Keeper" })).status).toBe(410);
    const own = await server.ask("GET", `/rest/applications/${one.id}/interview`, one.seeker);
    expect(own.body).toMatchObject({ state: "closed" });
    expect(own.body).not.toHaveProperty("link");
  });

  it.each([
    ["an answer", (call: string) => answer(server, call, "jobTitle", { jobTitle: "Keeper" })],
    ["the sending", (call: string) => send(server, call)],
  ])("R-16 A-13 stops %s that is under way when the application is withdrawn", async (_what, act) => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await answerAll(server, call);
    const { database } = server.parts;
    const write = database.write.bind(database);
    // The gate has let the call through: it writes after the withdrawal.
    const writes = vi.spyOn(database, "write").mockImplementationOnce(async (work) => {
      await server.ask("POST", `/rest/applications/${one.id}/withdrawal`, one.seeker);
      return write(work);
    });
    const acted = await act(call);
    writes.mockRestore();
    expect(acted).toMatchObject({ status: 410, body: { code: "interview-link-ended" } });
    const own = await server.ask("GET", `/rest/applications/${one.id}/interview`, one.seeker);
    expect(own.body).toMatchObject({ state: "closed" });
  });

  it("R-16 stops working when a Pro mails a new one, which only the applicant gets", async () => {
    const pros = { ...(await person(server, "pro@harbor.example")) };
    const one = await anApplication();
    const first = await callOf(server, one);
    const asked = await server.ask("POST", `/rest/organization/applications/${one.id}/interview-links`, pros);
    expect(asked.status).toBe(202);
    expect(JSON.stringify(asked.body)).not.toContain("/interview/");
    const { status, told } = await refusal(first);
    expect(status).toBe(410);
    expect(told.detail).toContain("Ask Harbor Trust for a new one.");
    const [mail] = await mailsTo(server, `ada${taken}@example.com`);
    expect(mail?.subject).toBe(`A few questions about Keeper ${taken} at Harbor Trust`);
    const second = callAt(/http\S+\/interview\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect((await server.ask("GET", second)).status).toBe(200);
    const again = await server.ask("POST", `/rest/organization/applications/${one.id}/interview-links`, pros);
    expect(again.status).toBe(429);
    expect((await server.ask("GET", second)).status).toBe(200);
  });

  it("S-23 stops working for the former account once its application moves", async () => {
    const one = await anApplication();
    const other = await anApplication();
    const call = await callOf(server, one);
    await server.parts.database.write((writer) =>
      writer
        .updateTable("application")
        .set({ account_id: Number(other.seeker.accountId) })
        .where("id", "=", Number(one.id))
        .execute(),
    );
    expect(await refusal(call)).toMatchObject(never);
  });
});

describe("a mail about the interview", () => {
  it("R-15 comes an hour after applying, and leads back to where the applicant stopped", async () => {
    const one = await anApplication();
    const email = `ada${taken}@example.com`;
    const subject = `A few questions about Keeper ${taken} at Harbor Trust`;
    const mails = async () => (await mailsTo(server, email)).filter((mail) => mail.subject === subject);
    await answer(server, await callOf(server, one), "jobTitle", { jobTitle: "Keeper" });
    await server.advance(59 * 60_000);
    expect(await mails()).toEqual([]);
    await server.advance(2 * 60_000);
    const [mail, more] = await mails();
    expect(more).toBeUndefined();
    expect(mail?.text).toContain("You have already answered 1 of 8 questions.");
    const call = callAt(/http\S+\/interview\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const { body } = await server.ask("GET", call);
    expect(body.answers).toEqual({ jobTitle: "Keeper" });
  });

  it("comes to nobody who has sent the answers, has withdrawn, or wants no such mails", async () => {
    const [done, gone, quiet] = [await anApplication(), await anApplication(), await anApplication()];
    const addresses = [2, 1, 0].map((back) => `ada${taken - back}@example.com`);
    const call = await callOf(server, done);
    await answerAll(server, call);
    await send(server, call);
    await server.ask("POST", `/rest/applications/${gone.id}/withdrawal`, gone.seeker);
    const preferences = preferenceKinds.map((kind) => ({
      kind,
      channel: "email",
      wanted: kind !== "applicationFollowUp",
    }));
    const choice = { ...quiet.seeker, payload: { preferences } };
    expect((await server.ask("PUT", "/rest/preferences", choice)).status).toBe(200);
    await server.advance(2 * 3_600_000);
    for (const address of addresses) {
      const subjects = (await mailsTo(server, address)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith("A few questions"))).toEqual([]);
    }
  });
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetDrafts, forgetUnsentUploads } from "../../../src/features/applications/commands/drafts.ts";
import { aPdf } from "../../harness/a-document.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let jobId: string;
let otherJobId: string;
let key: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft(), aDraft()]);
  const postings = await server.parts.database.read
    .selectFrom("posting")
    .select("id")
    .orderBy("id")
    .execute();
  [jobId, otherJobId] = postings.map(({ id }) => String(id)) as [string, string];
});
afterAll(() => server.close());
beforeEach(async () => {
  key = await newKey();
});

async function newKey(): Promise<string> {
  return (await server.ask("POST", "/rest/apply-drafts")).body.id;
}

interface Sent {
  readonly key?: string | undefined;
  readonly job?: string;
  readonly payload?: object;
}

function ask(method: "GET" | "PATCH" | "DELETE", { key: shown = key, job = jobId, payload }: Sent = {}) {
  const url = `/rest/apply-drafts/${job}${method === "DELETE" ? "/resume" : ""}`;
  return server.ask(method, url, { headers: { "candor-draft": shown }, ...(payload && { payload }) });
}

function upload(name: string, bytes: Uint8Array, { key: shown = key, job = jobId }: Sent = {}) {
  const { payload, headers } = anUpload(name, bytes);
  const url = `/rest/apply-drafts/${job}/resume`;
  return server.ask("POST", url, { payload, headers: { ...headers, "candor-draft": shown } });
}

describe("the key of somebody's drafts", () => {
  it("is random, and comes in a cookie that scripts cannot read", async () => {
    const { status, headers, body } = await server.ask("POST", "/rest/apply-drafts");
    expect(status).toBe(201);
    expect(Buffer.from(body.id, "base64url")).toHaveLength(32);
    expect(body.id).not.toBe(key);
    expect(headers["set-cookie"]).toBe(
      `candor-draft=${body.id}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("has the __Host- name and is Secure over https", async () => {
    const secure = await startApp({ PUBLIC_URL: "https://candor.example" });
    const { headers } = await secure.ask("POST", "/rest/apply-drafts");
    expect(headers["set-cookie"]).toMatch(
      /^__Host-candor-draft=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.close();
  });

  it("lives in the browser as long as the draft: each change renews the cookie", async () => {
    for (const method of ["PATCH", "DELETE"] as const) {
      const { headers } = await ask(method, { payload: { firstName: "Jane" } });
      expect(headers["set-cookie"]).toContain(`candor-draft=${key}; Max-Age=86400`);
    }
  });

  it("is stored nowhere", async () => {
    await ask("PATCH", { payload: { firstName: "Jane" } });
    const rows = await server.parts.database.read.selectFrom("apply_draft").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

describe("a draft", () => {
  it("is empty at first, and reading it stores nothing", async () => {
    const kept = () => server.parts.database.read.selectFrom("apply_draft").select("key_hash").execute();
    const before = await kept();
    const { status, body, headers } = await ask("GET");
    expect(status).toBe(200);
    expect(body).toMatchObject({ fields: {}, key: expect.stringMatching(/^[\w-]{43}$/) });
    expect(body.resume).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
    expect(await kept()).toEqual(before);
  });

  it("keeps what was typed, valid or not, and the fields that a change leaves out", async () => {
    await ask("PATCH", { payload: { firstName: " Jane", phone: "12", email: "nonsense" } });
    await ask("PATCH", { payload: { phone: "", elevatorPitch: "I join metal.\n\u0000", unknown: "x" } });
    const { body } = await ask("GET");
    expect(body.fields).toEqual({
      firstName: " Jane",
      phone: "",
      email: "nonsense",
      elevatorPitch: "I join metal.\n\uFFFD",
    });
  });

  it("two changes at once are both kept", async () => {
    await Promise.all([
      ask("PATCH", { payload: { firstName: "Jane" } }),
      ask("PATCH", { payload: { lastName: "Doe" } }),
    ]);
    expect((await ask("GET")).body.fields).toEqual({ firstName: "Jane", lastName: "Doe" });
  });

  it("says what is missing, until it is filled in", async () => {
    const faulty = (body: { faults: { field: string }[] }) => body.faults.map(({ field }) => field);
    expect(faulty((await ask("GET")).body)).toContain("firstName");
    const { body } = await ask("PATCH", { payload: { firstName: "Jane" } });
    expect(faulty(body)).not.toContain("firstName");
  });

  it("V-16 lacks a resume until one is uploaded or chosen", async () => {
    const missing = { field: "resumeId", key: "validation.resumeRequired", text: "Resume is required" };
    expect((await ask("GET")).body.faults).toContainEqual(missing);
    expect((await upload("cv.pdf", aPdf("Jane"))).body.faults).not.toContainEqual(missing);
    const { body } = await ask("PATCH", { job: otherJobId, payload: { resumeId: "7" } });
    expect(body.faults).not.toContainEqual(missing);
  });

  it("is sent with the same key from every tab", async () => {
    const { body } = await ask("GET");
    await ask("PATCH", { payload: { firstName: "Jane" } });
    expect((await ask("GET")).body.key).toBe(body.key);
    expect((await ask("GET", { job: otherJobId })).body.key).not.toBe(body.key);
    expect((await ask("GET", { key: await newKey() })).body.key).not.toBe(body.key);
  });

  it("is separate for each posting", async () => {
    await ask("PATCH", { payload: { firstName: "Jane" } });
    expect((await ask("GET", { job: otherJobId })).body.fields).toEqual({});
  });

  it("is found only with its own key", async () => {
    await ask("PATCH", { payload: { firstName: "Jane" } });
    expect((await ask("GET", { key: await newKey() })).body.fields).toEqual({});
    for (const shown of ["", "short", `${key}${key}`, `${key.slice(1)}!`])
      expect(await ask("GET", { key: shown })).toMatchObject({ status: 404, body: { code: "not-found" } });
    const cookie = { cookie: `candor-draft=${key}` };
    expect((await server.ask("GET", `/rest/apply-drafts/${jobId}`, { headers: cookie })).status).toBe(404);
  });

  it.each(["999999", "x", "0"])("is not found for the unknown posting %s", async (job) => {
    const answers = [
      await ask("GET", { job }),
      await ask("PATCH", { job, payload: { firstName: "Jane" } }),
      await ask("DELETE", { job }),
      await upload("cv.pdf", aPdf("Jane"), { job }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, body: { code: "job-not-found" } });
  });

  it("refuses fields that are too long, and keeps what it had", async () => {
    await ask("PATCH", { payload: { firstName: "Jane" } });
    const payload = { firstName: "x".repeat(limits.nameCharacters + 1) };
    expect(await ask("PATCH", { payload })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "/firstName" }] },
    });
    expect((await ask("GET")).body.fields).toEqual({ firstName: "Jane" });
  });
});

describe("the resume of a draft", () => {
  it("is read, shown with the draft, and belongs to nobody yet", async () => {
    const { status, body } = await upload("cv.pdf", aPdf("Jane Doe"));
    expect(status).toBe(201);
    expect(body.resume).toMatchObject({ fileName: "cv.pdf", text: "Jane Doe", inactivated: false });
    expect((await ask("GET")).body.resume).toEqual(body.resume);
    expect(await rowOf(body.resume.id)).toMatchObject({
      account_id: null,
      draft_key_hash: expect.any(String),
    });
  });

  it("is replaced by another one, and taken out", async () => {
    await ask("PATCH", { payload: { firstName: "Jane" } });
    await upload("first.txt", Buffer.from("first"));
    expect((await upload("second.txt", Buffer.from("second"))).body.resume.text).toBe("second");
    const { status, body } = await ask("DELETE");
    expect(status).toBe(200);
    expect(body).toMatchObject({ fields: { firstName: "Jane" } });
    expect(body.resume).toBeUndefined();
  });

  it("is deleted from the records when it is replaced or removed", async () => {
    const first = (await upload("first.txt", Buffer.from("first"))).body.resume.id;
    const second = (await upload("second.txt", Buffer.from("second"))).body.resume.id;
    expect([await rowOf(first), Boolean(await rowOf(second))]).toEqual([undefined, true]);
    await ask("DELETE");
    expect(await rowOf(second)).toBeUndefined();
  });

  it("X-18 is refused if it cannot be opened, and an earlier one stays", async () => {
    await upload("cv.txt", Buffer.from("Jane"));
    expect(await upload("cv.pdf", Buffer.from("%PDF-1.7 broken"))).toMatchObject({
      status: 422,
      body: { code: "file-unreadable", detail: expect.stringContaining("damaged") },
    });
    expect((await ask("GET")).body.resume.text).toBe("Jane");
  });

  it("is out of reach for another key", async () => {
    await upload("cv.txt", Buffer.from("Jane"));
    const stranger = await newKey();
    await ask("DELETE", { key: stranger });
    expect((await ask("GET", { key: stranger })).body.resume).toBeUndefined();
    expect((await ask("GET")).body.resume.text).toBe("Jane");
  });
});

describe("after 24 hours without a change", () => {
  const day = limits.draftHours * 3_600_000;
  const minute = 60_000;

  it("a draft is gone, and not before", async () => {
    await ask("PATCH", { payload: { firstName: "Jane" } });
    await server.advance(day - minute);
    await ask("PATCH", { payload: { lastName: "Doe" } });
    await server.advance(day - minute);
    expect((await ask("GET")).body.fields).toEqual({ firstName: "Jane", lastName: "Doe" });
    await server.advance(minute);
    expect((await ask("GET")).body.fields).toEqual({});
    await ask("PATCH", { payload: { lastName: "Roe" } });
    expect((await ask("GET")).body.fields).toEqual({ lastName: "Roe" });
  });

  it("its upload is deleted from the records, and an hour later from the disk", async () => {
    const [kept, left, replaced] = [await newKey(), await newKey(), await newKey()];
    const old = (await upload("left.txt", Buffer.from("left"), { key: left })).body.resume.id;
    const first = (await upload("first.txt", Buffer.from("first"), { key: replaced })).body.resume.id;
    await server.advance(day);
    const second = (await upload("second.txt", Buffer.from("second"), { key: replaced })).body.resume.id;
    const alive = (await upload("kept.txt", Buffer.from("kept"), { key: kept })).body.resume.id;
    const paths = await Promise.all([old, first, second, alive].map(pathOf));

    await keepHouse();
    expect(
      await Promise.all([old, first, second, alive].map(async (id) => Boolean(await rowOf(id)))),
    ).toEqual([false, false, true, true]);
    expect(paths.map((path) => existsSync(path))).toEqual([true, true, true, true]);
    await server.advance(60 * minute);
    expect(paths.map((path) => existsSync(path))).toEqual([false, false, true, true]);
  });

  it("a resume that was sent in time stays", async () => {
    const { id } = (await upload("sent.txt", Buffer.from("sent"))).body.resume;
    const account = await server.parts.database.write(async (writer) => {
      const values = { email: "sender@example.com", administrator: 0, created_at: 0 };
      const none = { email_proved_at: null, display_name: null, first_name: null, last_name: null };
      const row = await writer
        .insertInto("account")
        .values({ ...values, ...none })
        .returning("id")
        .executeTakeFirstOrThrow();
      await writer.updateTable("resume").set({ account_id: row.id }).where("id", "=", Number(id)).execute();
      return row.id;
    });
    await server.advance(day);
    await keepHouse();
    expect(await rowOf(id)).toMatchObject({ account_id: account });
  });
});

function rowOf(resumeId: string) {
  return server.parts.database.read
    .selectFrom("resume")
    .innerJoin("file", "file.id", "resume.file_id")
    .selectAll()
    .where("resume.id", "=", Number(resumeId))
    .executeTakeFirst();
}

async function pathOf(resumeId: string): Promise<string> {
  const storageKey = (await rowOf(resumeId))?.storage_key as string;
  return join(server.parts.config.dataFolder, "files", storageKey.slice(0, 2), storageKey);
}

async function keepHouse(): Promise<void> {
  const now = server.parts.clock.now();
  await server.parts.database.write(async (writer) => {
    await forgetDrafts(writer, now, 100);
    await forgetUnsentUploads(writer, now, 100);
  });
  await server.parts.settled();
}

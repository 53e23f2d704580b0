import { createHash, randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { forgetUpload, forgetUploads, uploadOf } from "../../../src/platform/uploads/parts.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let jane: Awaited<ReturnType<typeof signIn>>;
let jobId: string;

beforeAll(async () => {
  server = await startApp();
  jane = await signIn(server, "jane@example.com");
  await server.publish([aDraft()]);
  jobId = String(
    (await server.parts.database.read.selectFrom("posting").select("id").executeTakeFirstOrThrow()).id,
  );
});
afterAll(() => server.close());

const { uploadPartBytes } = limits;
/** Two parts and a bit. */
const whole = Buffer.alloc(2 * uploadPartBytes + 100, "a word ");
const partOf = (number: number) => whole.subarray((number - 1) * uploadPartBytes, number * uploadPartBytes);

async function start(fileName = "long.txt", bytes = whole.length): Promise<string> {
  const { status, body } = await server.ask("POST", "/rest/uploads", { payload: { fileName, bytes } });
  expect(status).toBe(201);
  return body.key;
}

function send(key: string, number: number | string, bytes: Uint8Array = partOf(Number(number))) {
  const { payload, headers } = anUpload("part", bytes);
  return server.ask("POST", `/rest/uploads/${key}/parts/${number}`, { payload, headers });
}

function keep(key: string, who = jane) {
  const headers = { authorization: `Bearer ${who.jwt}` };
  return server.ask("POST", "/rest/resumes/uploads", { headers, payload: { key } });
}

async function storedParts(): Promise<number> {
  const rows = await server.parts.database.read.selectFrom("upload_part").select("number").execute();
  return rows.length;
}

describe("V-41 an upload in parts", () => {
  it("becomes a resume when every part has arrived, in any order, and leaves no part behind", async () => {
    const before = await storedParts();
    const key = await start();
    expect((await server.ask("GET", `/rest/uploads/${key}`)).body).toEqual({
      key,
      partBytes: uploadPartBytes,
      parts: 3,
      received: [],
    });
    expect((await send(key, 3)).body.received).toEqual([3]);
    expect((await send(key, 1)).body.received).toEqual([1, 3]);
    expect((await keep(key)).body.code).toBe("parts-missing");
    expect((await send(key, 2)).body.received).toEqual([1, 2, 3]);
    const { status, body } = await keep(key);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      fileName: "long.txt",
      bytes: whole.length,
      sha256: createHash("sha256").update(whole).digest("hex"),
    });
    await server.parts.settled();
    expect(await storedParts()).toBe(before);
    expect((await keep(key)).status).toBe(404);
  });

  it("takes a part again: the later one counts", async () => {
    const key = await start("short.txt", 5);
    await send(key, 1, Buffer.from("wrong"));
    expect((await send(key, 1, Buffer.from("right"))).body.received).toEqual([1]);
    expect((await keep(key)).body.text).toBe("right");
  });

  it.each<[string, number | string, Uint8Array]>([
    ["a number too high", 4, partOf(3)],
    ["number 0", 0, partOf(1)],
    ["no number", "x", partOf(1)],
    ["half a number", "1.5", partOf(1)],
    ["a part that is too short", 1, partOf(1).subarray(1)],
    ["a last part that is too long", 3, partOf(1)],
  ])("refuses %s", async (_name, number, bytes) => {
    const key = await start();
    expect(await send(key, number, bytes)).toMatchObject({ status: 422, body: { code: "wrong-part" } });
    expect((await server.ask("GET", `/rest/uploads/${key}`)).body.received).toEqual([]);
  });

  it("belongs to anyone who has its key, and to nobody else", async () => {
    await start();
    const stranger = randomBytes(32).toString("base64url");
    for (const { status } of [
      await server.ask("GET", `/rest/uploads/${stranger}`),
      await send(stranger, 1),
      await keep(stranger),
    ])
      expect(status).toBe(404);
    expect((await server.ask("POST", "/rest/resumes/uploads", { payload: { key: stranger } })).status).toBe(
      401,
    );
  });

  it.each([0, limits.resumeBytes + 1])("of %i bytes is refused before it begins", async (bytes) => {
    const answer = await server.ask("POST", "/rest/uploads", { payload: { fileName: "a.txt", bytes } });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid-request" } });
  });

  it("X-18 of a file that can't be read is refused and forgotten", async () => {
    const key = await start("cv.pdf", 4);
    await send(key, 1, Buffer.from([0, 1, 2, 3]));
    expect(await keep(key)).toMatchObject({ status: 422, body: { key: "resume.unreadable" } });
    expect((await keep(key)).status).toBe(404);
  });

  it("is used once, however many ask at the same time", async () => {
    const key = await start("once.txt", 4);
    await send(key, 1, Buffer.from("once"));
    const answers = await Promise.all([keep(key), keep(key), keep(key)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404, 404]);
  });

  it("is not found by a part that arrives while it is used up, and keeps nothing of it", async () => {
    const key = await start("late.txt", 4);
    await send(key, 1, Buffer.from("once"));
    const { files, database, clock } = server.parts;
    const { id } = await uploadOf(database.read, key, clock.now());
    const put = files.put.bind(files);
    const keys: string[] = [];
    const storing = vi.spyOn(files, "put").mockImplementationOnce(async (bytes, storageKey = "") => {
      keys.push(storageKey);
      await database.write((writer) => forgetUpload(writer, id, clock.now()));
      return put(bytes, storageKey);
    });
    expect(await send(key, 1, Buffer.from("late"))).toMatchObject({
      status: 404,
      body: { code: "not-found" },
    });
    storing.mockRestore();
    const sha256 = createHash("sha256").update("late").digest("hex");
    await expect(files.get(keys[0]!, sha256)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("keeps one file of a part that is sent many times at once, and none once it is used", async () => {
    const key = await start("twice.txt", 5);
    const stored = vi.spyOn(server.parts.files, "put");
    const removed = vi.spyOn(server.parts.files, "remove");
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(key, 1, Buffer.from("twice"))));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    const [used, ...late] = await Promise.all([
      keep(key),
      ...Array.from({ length: 4 }, () => send(key, 1, Buffer.from("twice"))),
    ]);
    expect(used.status).toBe(201);
    for (const { status } of late) expect([201, 404]).toContain(status);
    await server.parts.settled();
    const parts = (await Promise.all(stored.mock.results.map(({ value }) => value))).length;
    // All but the resume itself.
    expect(new Set(removed.mock.calls.map(([name]) => name)).size).toBe(parts - 1);
    stored.mockRestore();
    removed.mockRestore();
  });

  it("is not found by a request that waited while another one used it up", async () => {
    const key = await start("gone.txt", 4);
    await send(key, 1, Buffer.from("gone"));
    const reading = vi.spyOn(server.parts.files, "get").mockImplementationOnce(async () => {
      const { id } = await uploadOf(server.parts.database.read, key, server.parts.clock.now());
      await server.parts.database.write((writer) => forgetUpload(writer, id, server.parts.clock.now()));
      throw Object.assign(new Error("no such file"), { code: "ENOENT" });
    });
    expect((await keep(key)).status).toBe(404);
    reading.mockRestore();
  });

  it("becomes the resume of a draft too", async () => {
    const { body } = await server.ask("POST", "/rest/apply-drafts");
    const key = await start("draft.txt", 10);
    await send(key, 1, Buffer.from("Jane Doe\n."));
    const answer = await server.ask("POST", `/rest/apply-drafts/${jobId}/resume/uploads`, {
      headers: { "candor-draft": body.id },
      payload: { key },
    });
    expect(answer).toMatchObject({ status: 201, body: { resume: { fileName: "draft.txt" } } });
  });

  it("is kept for a day, then its parts go", async () => {
    const key = await start();
    await send(key, 1);
    const { sha256 } = await server.parts.database.read
      .selectFrom("upload_part")
      .select("sha256")
      .executeTakeFirstOrThrow();
    expect(sha256).not.toBe("");
    await server.advance(limits.uploadHours * 3_600_000);
    expect((await send(key, 2)).status).toBe(404);
    await server.parts.database.write((writer) => forgetUploads(writer, server.parts.clock.now(), 10));
    expect(await storedParts()).toBe(0);
  });
});

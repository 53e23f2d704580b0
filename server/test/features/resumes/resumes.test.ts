import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { StorageUnavailable } from "../../../src/platform/storage/unavailable.ts";
import { aPdf } from "../../harness/a-document.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";
import { aBomb, aLockedPdf } from "../../platform/documents/hostile.ts";

let server: TestApp;
let jane: Awaited<ReturnType<typeof signIn>>;
let john: typeof jane;

beforeAll(async () => {
  server = await startApp();
  await signInBoth();
});
afterAll(() => server.close());

async function signInBoth(): Promise<void> {
  jane = await signIn(server, "jane@example.com");
  john = await signIn(server, "john@example.com");
}

const pdf = aPdf("Jane Doe, welder");

function upload(name: string, bytes: Uint8Array, who = jane, field = "file") {
  const { payload, headers } = anUpload(name, bytes, field);
  const authorization = `Bearer ${who.jwt}`;
  return server.ask("POST", "/rest/resumes", { payload, headers: { ...headers, authorization } });
}

function ask(method: "GET" | "DELETE", url: string, who = jane) {
  return server.ask(method, url, { headers: { authorization: `Bearer ${who.jwt}` } });
}

/** Sends half of it, waits for something to happen, and sends the rest. */
function slowly({ payload }: ReturnType<typeof anUpload>, meanwhile: () => Promise<unknown>): Readable {
  const half = payload.length / 2;
  return Readable.from(
    (async function* () {
      yield payload.subarray(0, half);
      await meanwhile();
      yield payload.subarray(half);
    })(),
  );
}

async function files(): Promise<number> {
  const rows = await server.parts.database.read.selectFrom("file").select("id").execute();
  return rows.length;
}

describe("uploading a resume", () => {
  it("is refused if the session ends while the file is on its way", async () => {
    const { jwt } = await signIn(server, "jane@example.com");
    const authorization = `Bearer ${jwt}`;
    const form = anUpload("slow.txt", Buffer.from("Jane Doe, welder"));
    const logout = () => server.ask("POST", "/rest/auth/logout", { headers: { authorization } });
    const answer = await server.ask("POST", "/rest/resumes", {
      payload: slowly(form, logout),
      headers: { ...form.headers, authorization },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  });

  it("E-07 answers the name, the date and the text that was read", async () => {
    const before = server.parts.clock.now();
    const { status, body } = await upload("Jane Doe.pdf", pdf);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      fileName: "Jane Doe.pdf",
      mediaType: "application/pdf",
      bytes: pdf.length,
      sha256: createHash("sha256").update(pdf).digest("hex"),
      uploadedAt: expect.any(String),
      inactivated: false,
      isDefault: true,
      text: "Jane Doe, welder",
    });
    expect(Date.parse(body.uploadedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(body.uploadedAt)).toBeLessThanOrEqual(server.parts.clock.now());
  });

  it("E-07 lists the person's own, newest first", async () => {
    const who = await signIn(server, "lister@example.com");
    await upload("first.txt", Buffer.from("first"), who);
    await server.advance(1000);
    await upload("second.txt", Buffer.from("second"), who);
    const { body } = await ask("GET", "/rest/resumes", who);
    expect(body.resumes.map((resume: { text: string }) => resume.text)).toEqual(["second", "first"]);
  });

  it("is 503 and records nothing while files can't be stored", async () => {
    const before = await files();
    const unavailable = new StorageUnavailable("The file store doesn't answer.");
    vi.spyOn(server.parts.files, "put").mockRejectedValueOnce(unavailable);
    const { status, headers } = await upload("later.txt", Buffer.from("later"));
    expect({ status, retry: Number(headers["retry-after"]) > 0 }).toEqual({ status: 503, retry: true });
    expect(await files()).toBe(before);
    expect((await upload("later.txt", Buffer.from("later"))).status).toBe(201);
  });

  it("two at once are both kept", async () => {
    const both = await Promise.all([upload("a.txt", Buffer.from("a")), upload("b.txt", Buffer.from("b"))]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(2);
  });

  it("announces it with its owner", async () => {
    const { body } = await upload("told.txt", Buffer.from("told"));
    const event = await server.parts.database.read
      .selectFrom("event")
      .select(["name", "subject", "actor_id"])
      .where("subject_id", "=", Number(body.id))
      .where("name", "=", "resume-uploaded")
      .executeTakeFirst();
    expect(event).toMatchObject({ subject: "resume", actor_id: Number(jane.profile.id) });
  });

  it.each([
    ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), "file-unreadable", "resume.unreadable"],
    ["a bomb", aBomb(), "file-unreadable", "resume.unreadable"],
    ["a PDF with a password", aLockedPdf(), "file-locked", "resume.locked"],
  ])("X-18 %s is refused, and nothing is kept", async (_name, bytes, code, key) => {
    const before = await files();
    expect(await upload("resume.pdf", bytes)).toMatchObject({ status: 422, body: { code, key } });
    expect(await files()).toBe(before);
  });

  it("V-16 a form without a file is refused", async () => {
    const errors = [{ path: "/file", key: "validation.resumeRequired", text: "Resume is required" }];
    for (const answer of [
      await upload("", Buffer.alloc(0)),
      await upload("resume.pdf", pdf, jane, "picture"),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: "invalid-request", errors } });
  });

  it("10 MB are accepted, and one byte more is not", async () => {
    const most = Buffer.alloc(limits.resumeBytes, "a word ");
    expect((await upload("long.txt", most)).status).toBe(201);
    const more = Buffer.concat([most, Buffer.from("a")]);
    expect(await upload("longer.txt", more)).toMatchObject({
      status: 413,
      body: { code: "payload-too-large" },
    });
  });

  it("anything but a form is refused", async () => {
    const headers = { authorization: `Bearer ${jane.jwt}` };
    const json = await server.ask("POST", "/rest/resumes", { headers, payload: { file: "x" } });
    const nothing = await server.ask("POST", "/rest/resumes", { headers });
    for (const answer of [json, nothing])
      expect(answer).toMatchObject({ status: 415, body: { code: "unsupported-media-type" } });
  });

  it("a form that is cut off, and one with two files, are refused", async () => {
    const authorization = `Bearer ${jane.jwt}`;
    const { payload, headers } = anUpload("a.txt", Buffer.from("a"));
    const send = (sent: Buffer) =>
      server.ask("POST", "/rest/resumes", { payload: sent, headers: { ...headers, authorization } });
    expect(await send(payload.subarray(0, 150))).toMatchObject({ body: { code: "malformed-body" } });
    const end = payload.lastIndexOf("--a-boundary");
    expect(await send(Buffer.concat([payload.subarray(0, end), payload]))).toMatchObject({
      status: 400,
      body: {
        code: "invalid-request",
        errors: [{ path: "/file", key: "validation.oneFile", text: "Send one file" }],
      },
    });
  });

  it("uploading needs a session, and no other call reads forms", async () => {
    const { payload, headers } = anUpload("a.txt", Buffer.from("a"));
    expect((await server.ask("POST", "/rest/resumes", { payload, headers })).status).toBe(401);
    expect((await server.ask("POST", "/rest/auth/code", { payload, headers })).status).toBe(415);
  });
});

describe("a file's name", () => {
  it.each([
    ["a path", "C:\\\\Users\\\\jane\\\\cv.pdf", "cv.pdf"],
    ["a way out", "../../../etc/passwd", "passwd.pdf"],
    ["quotes", 'my \\"best\\" cv.pdf', 'my "best" cv.pdf'],
    ["quotes and newlines as browsers write them", "my %22best%22%0D%0A cv.pdf", 'my "best" cv.pdf'],
    ["bidirectional marks", "cv\u202efdp.exe", "cvfdp.exe.pdf"],
    ["control characters", "c\u0007v\u0085.pdf", "cv.pdf"],
    ["accents and other scripts", "Lebenslauf für 王小明.PDF", "Lebenslauf für 王小明.PDF"],
    ["300 characters", `${"x".repeat(300)}.pdf`, `${"x".repeat(116)}.pdf`],
    ["only dots", "..", "file.pdf"],
    ["another extension", "cv.docx", "cv.docx.pdf"],
  ])("with %s is shown safely", async (_name, given, shown) => {
    const { body } = await upload(given, pdf);
    expect(body.fileName).toBe(shown);
    const { headers } = await ask("GET", fileOf(body.id));
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w.%~!#$&+^`|-]+$/,
    );
    expect(decodeURIComponent(String(headers["content-disposition"]).split("''")[1] as string)).toBe(shown);
  });
});

function fileOf(id: string, token = jane.downloadToken): string {
  return `/rest/resumes/${id}/file?token=${encodeURIComponent(token)}`;
}

describe("downloading one's own resume", () => {
  let id: string;
  beforeEach(async () => {
    id = (await upload("cv.pdf", pdf)).body.id;
  });

  it("answers the bytes as an attachment that is not rendered, run or cached", async () => {
    const answer = await server.app.inject({ method: "GET", url: fileOf(id) });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf.length),
      "content-disposition": `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });

  it("answers 404 with any other token, and without one", async () => {
    const urls = [
      fileOf(id, john.downloadToken),
      fileOf(id, jane.jwt),
      fileOf(id, "no token"),
      fileOf(id, `${jane.downloadToken}x`),
      `/rest/resumes/${id}/file`,
      `${fileOf(id)}&token=${jane.downloadToken}`,
      fileOf("999999"),
      fileOf("x"),
    ];
    for (const url of urls)
      expect(await ask("GET", url)).toMatchObject({ status: 404, body: { code: "not-found" } });
  });

  it("ends with the session", async () => {
    const other = await signIn(server, "jane@example.com");
    expect((await ask("GET", fileOf(id, other.downloadToken))).status).toBe(200);
    await server.ask("POST", "/rest/auth/logout", { headers: { authorization: `Bearer ${other.jwt}` } });
    expect((await ask("GET", fileOf(id, other.downloadToken))).status).toBe(404);
    expect((await ask("GET", fileOf(id))).status).toBe(200);
  });

  it("ends after 24 hours", async () => {
    // The others' sessions end too.
    onTestFinished(signInBoth);
    const who = await signIn(server, "later@example.com");
    const url = fileOf((await upload("cv.pdf", pdf, who)).body.id, who.downloadToken);
    await server.advance(limits.downloadTokenHours * 3_600_000 - 60_000);
    expect((await ask("GET", url)).status).toBe(200);
    await server.advance(60_000);
    expect((await ask("GET", url)).status).toBe(404);
  });
});

describe("inactivating a resume", () => {
  it("A-04 keeps it and its file, marked as inactivated; repeating it announces nothing", async () => {
    const { id } = (await upload("old.txt", Buffer.from("old"))).body;
    expect((await ask("DELETE", `/rest/resumes/${id}`)).status).toBe(204);
    const inactivated = server.parts.clock.now();
    await server.advance(60_000);
    expect((await ask("DELETE", `/rest/resumes/${id}`)).status).toBe(204);
    const { body } = await ask("GET", "/rest/resumes");
    const kept = body.resumes.find((resume: { id: string }) => resume.id === id);
    expect(kept).toMatchObject({ inactivated: true, text: "old" });
    expect(Date.parse(kept.inactivatedAt)).toBeLessThanOrEqual(inactivated);
    const events = await server.parts.database.read
      .selectFrom("event")
      .select("sequence")
      .where("name", "=", "resume-inactivated")
      .where("subject_id", "=", Number(id))
      .execute();
    expect(events).toHaveLength(1);
  });

  it("answers 404 to a stranger, without a token, and for a missing resume", async () => {
    const { id } = (await upload("mine.txt", Buffer.from("mine"))).body;
    expect((await ask("DELETE", `/rest/resumes/${id}`, john)).status).toBe(404);
    expect((await server.ask("DELETE", `/rest/resumes/${id}`)).status).toBe(404);
    expect((await ask("DELETE", "/rest/resumes/999999")).status).toBe(404);
    const { body } = await ask("GET", "/rest/resumes");
    expect(body.resumes.find((resume: { id: string }) => resume.id === id).inactivated).toBe(false);
  });
});

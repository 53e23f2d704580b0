import { limits } from "@candor/contract/limits";
import type { OwnResume } from "@candor/contract/resumes/shapes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countResumes } from "../../../src/features/resumes/queries.ts";
import { addResume } from "../../harness/a-resume.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let jane: Awaited<ReturnType<typeof signIn>>;
let john: typeof jane;
let [oldest, middle, newest]: string[] = [];
let people = 0;

beforeAll(async () => {
  server = await startApp();
  john = await signIn(server, "john@example.com");
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  jane = await signIn(server, `jane-${people}@example.com`);
  [oldest, middle, newest] = [await upload("a.txt"), await upload("b.txt"), await upload("c.txt")];
});

async function upload(name: string): Promise<string> {
  return String(await addResume(server.parts, Number(jane.profile.id), name, name));
}

function ask(method: "GET" | "PATCH" | "DELETE", id = "", payload?: object, who = jane) {
  const headers = { authorization: `Bearer ${who.jwt}` };
  return server.ask(method, `/rest/resumes${id && `/${id}`}`, { headers, ...(payload && { payload }) });
}

async function listed(): Promise<readonly OwnResume[]> {
  return (await ask("GET")).body.resumes;
}

async function defaultName(): Promise<string | undefined> {
  return (await listed()).find(({ isDefault }) => isDefault)?.fileName;
}

async function eventsOf(id: string | undefined): Promise<string[]> {
  const rows = await server.parts.database.read
    .selectFrom("event")
    .select("name")
    .where("subject", "=", "resume")
    .where("subject_id", "=", Number(id))
    .orderBy("sequence")
    .execute();
  return rows.map(({ name }) => name);
}

it("R-53 no more are taken once an account has a thousand, but what is sent again is known", async () => {
  const send = (text: string) => {
    const { payload, headers } = anUpload("sent.txt", Buffer.from(text));
    const authorization = `Bearer ${jane.jwt}`;
    return server.ask("POST", "/rest/resumes", { payload, headers: { ...headers, authorization } });
  };
  const { status, body } = await send("Keeps lamps lit.");
  expect(status).toBe(201);
  const { database } = server.parts;
  await database.write(async (writer) => {
    const { id: _, ...row } = await writer
      .selectFrom("resume")
      .selectAll()
      .where("id", "=", Number(body.id))
      .executeTakeFirstOrThrow();
    const before = { ...row, uploaded_at: row.uploaded_at - 1 };
    for (
      let left = limits.resumes - (await countResumes(writer, { accountId: Number(jane.profile.id) }));
      left > 0;
      left -= 100
    )
      await writer
        .insertInto("resume")
        .values(Array.from({ length: Math.min(100, left) }, () => before))
        .execute();
  });
  expect((await send("Keeps lamps lit.")).body.id).toBe(body.id);
  expect(await send("Keeps other lamps lit.")).toMatchObject({
    status: 409,
    body: { code: "too-many-resumes" },
  });
});

it("R-53 the same file again is the same resume, until it is stopped being used", async () => {
  const send = (name = "twice.txt", text = "twice") => {
    const { payload, headers } = anUpload(name, Buffer.from(text));
    const authorization = `Bearer ${jane.jwt}`;
    return server.ask("POST", "/rest/resumes", { payload, headers: { ...headers, authorization } });
  };
  const before = (await listed()).length;
  const [first, atOnce] = await Promise.all([send(), send()]);
  expect([first.status, atOnce.status, atOnce.body.id]).toEqual([201, 201, first.body.id]);
  expect((await send()).body).toEqual(first.body);
  const others = [await send("twice.txt", "changed"), await send("renamed.txt", "changed"), await send()];
  const ids = new Set([first, ...others].map(({ body }) => body.id));
  expect(ids.size).toBe(4);
  await ask("DELETE", others[2]?.body.id);
  expect(ids).not.toContain((await send()).body.id);
  expect(await listed()).toHaveLength(before + 5);
});

describe("the default resume", () => {
  it("is the newest, until another one is chosen", async () => {
    expect(await defaultName()).toBe("c.txt");
    expect(await ask("PATCH", oldest, { isDefault: true })).toMatchObject({
      status: 200,
      body: { fileName: "a.txt", isDefault: true },
    });
    await upload("d.txt");
    expect(await defaultName()).toBe("a.txt");
    expect((await listed()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("is the one chosen before, or the newest, when it is no longer used", async () => {
    await ask("PATCH", oldest, { isDefault: true });
    await server.advance(1000);
    await ask("PATCH", middle, { isDefault: true });
    await ask("DELETE", middle);
    expect(await defaultName()).toBe("a.txt");
    await ask("DELETE", oldest);
    expect(await defaultName()).toBe("c.txt");
    await ask("DELETE", newest);
    expect(await defaultName()).toBeUndefined();
  });

  it("is in use again if it was not", async () => {
    await ask("DELETE", oldest);
    const { body } = await ask("PATCH", oldest, { isDefault: true });
    expect(body).toMatchObject({ inactivated: false, isDefault: true });
  });
});

describe("using a resume", () => {
  it("A-04 can be stopped and begun again; both are announced once", async () => {
    await ask("DELETE", oldest);
    await ask("DELETE", oldest);
    expect((await listed()).at(-1)).toMatchObject({ inactivated: true });
    await ask("PATCH", oldest, { inactivated: false });
    expect((await ask("PATCH", oldest, { inactivated: false })).body).toMatchObject({ inactivated: false });
    expect(await eventsOf(oldest)).toEqual(["resume-inactivated", "resume-used-again"]);
  });

  it("is not stopped by a change: only its own call asks", async () => {
    expect(await ask("PATCH", oldest, { inactivated: true })).toMatchObject({ status: 400 });
  });
});

describe("a resume's new name", () => {
  it.each([
    ["keeps the extension", "Ada Byron", "Ada Byron.txt"],
    ["has it once", "Ada Byron.TXT", "Ada Byron.TXT"],
    ["is no path", "../../etc/passwd", "passwd.txt"],
    ["has no invisible characters", "cv\u202efdp", "cvfdp.txt"],
    ["is cut", "x".repeat(limits.fileNameCharacters), `${"x".repeat(limits.fileNameCharacters - 4)}.txt`],
  ])("%s", async (_name, fileName, shown) => {
    expect((await ask("PATCH", oldest, { fileName })).body).toMatchObject({ fileName: shown });
    const { url } = (await ask("GET", `${oldest}/link`)).body;
    const { headers } = await server.ask("GET", url);
    expect(headers["content-disposition"]).toContain(`filename="${shown}"`);
    const profile = await server.ask("GET", "/rest/profile", {
      headers: { authorization: `Bearer ${jane.jwt}` },
    });
    expect(profile.body.resumes.at(-1).fileName).toBe(shown);
  });

  it.each(["", "  ", "...", "x".repeat(limits.fileNameCharacters + 1)])(
    "is refused: %j",
    async (fileName) => {
      expect(await ask("PATCH", oldest, { fileName })).toMatchObject({
        status: 400,
        body: { errors: [{ path: "/fileName" }] },
      });
      expect(await eventsOf(oldest)).toEqual([]);
    },
  );
});

describe("a link to one's own resume", () => {
  it("opens that file alone, for five minutes", async () => {
    const { url } = (await ask("GET", `${oldest}/link`)).body;
    const token = new URL(url, server.origin).searchParams.get("token");
    expect(await server.ask("GET", url)).toMatchObject({ status: 200, body: "a.txt" });
    expect((await server.ask("GET", `/rest/resumes/${middle}/file?token=${token}`)).status).toBe(404);
    expect(
      (await server.ask("GET", "/rest/resumes", { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
    await server.advance(limits.resumeLinkMinutes * 60_000 + 1000);
    expect((await server.ask("GET", url)).status).toBe(404);
  });

  it("ends with the session", async () => {
    const { url } = (await ask("GET", `${oldest}/link`)).body;
    await server.ask("POST", "/rest/auth/logout", { headers: { authorization: `Bearer ${jane.jwt}` } });
    expect((await server.ask("GET", url)).status).toBe(404);
  });
});

it("nobody else's resume is renamed, chosen, linked to or stopped", async () => {
  for (const [method, id, body] of [
    ["PATCH", oldest, { fileName: "mine" }],
    ["PATCH", oldest, { isDefault: true }],
    ["PATCH", "999999", { inactivated: false }],
    ["PATCH", "x", {}],
    ["GET", `${oldest}/link`, undefined],
    ["DELETE", oldest, undefined],
  ] as const)
    expect(await ask(method, id, body, john)).toMatchObject({ status: 404, body: { code: "not-found" } });
  expect((await listed()).map(({ fileName }) => fileName)).toEqual(["c.txt", "b.txt", "a.txt"]);
  expect(await eventsOf(oldest)).toEqual([]);
});

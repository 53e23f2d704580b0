import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringPerson } from "../../../src/features/own-data/commands/bring/bring.ts";
import { archiveOf } from "../../../src/features/own-data/commands/export/archive.ts";
import { zipOf } from "../../../src/platform/archives/zip.ts";
import { type Archive, openArchive } from "../../../src/platform/documents/zip-archive.ts";
import { aFullLife, type FullLife } from "../../harness/a-full-life.ts";
import { person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const clock = { now: () => Date.parse("2026-11-22T12:00:00Z") };

let first: TestApp;
let life: FullLife;
let taken: Buffer;

beforeAll(async () => {
  first = await startApp();
  life = await aFullLife(first);
  taken = await archiveOf({ ...first.parts, clock }, Number(life.accountId));
}, 120_000);
afterAll(() => first.close());

/** The same archive with different contents at some of its paths. */
async function changed(changes: Readonly<Record<string, (text: string) => string>>): Promise<Buffer> {
  const archive = await openArchive(taken);
  const entries = archive.names().map(async (path) => {
    const bytes = await archive.bytes(path);
    return { path, bytes: changes[path] ? Buffer.from(changes[path](bytes.toString())) : bytes };
  });
  return zipOf(await Promise.all(entries), clock.now());
}

describe("M-26 an archive that comes into an empty instance", () => {
  let second: TestApp;
  let again: Archive;
  let takenAgain: Buffer;

  beforeAll(async () => {
    second = await startApp();
    await bringPerson(second.parts, taken);
    takenAgain = await archiveOf({ ...second.parts, clock }, Number(life.accountId));
    again = await openArchive(takenAgain);
  });
  afterAll(() => second.close());

  it("is the same, byte for byte, when it is taken along again at the same moment", async () => {
    const before = await openArchive(taken);
    expect(again.names()).toEqual(before.names());
    for (const name of before.names())
      expect((await again.bytes(name)).toString(), name).toBe((await before.bytes(name)).toString());
    expect(before.names().length).toBeGreaterThan(50);
    expect(takenAgain.equals(taken)).toBe(true);
  });

  it("lets its person sign in and add to it", async () => {
    const own = await person(second, life.email);
    expect(own.accountId).toBe(life.accountId);
    const profile = await second.ask("GET", "/rest/profile", own);
    expect(profile.body).toMatchObject({ firstName: "Zebedee", experience: [{ company: "zqxCompany" }] });
    const added = await second.ask("POST", "/rest/profile/experience", {
      ...own,
      payload: { title: "Keeper", company: "Light", started: { year: 2021, month: 1 }, current: true },
    });
    expect(added.status).toBe(201);
  });

  it("shows what was sent, and opens nothing to search or to other accounts", async () => {
    const own = await person(second, life.email);
    const { body } = await second.ask("GET", `/rest/applications/${life.applications.declined}`, own);
    expect(body.posting.title).toBe("Declined");
    const { body: found } = await second.ask("POST", "/rest/jobs/search", { payload: { query: "Declined" } });
    expect(found.documents).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe("M-26 an archive that is refused leaves nothing", () => {
  const cases: readonly [string, () => Promise<Buffer>, string][] = [
    ["no archive at all", async () => Buffer.from("PK\u0003\u0004"), "no-archive"],
    [
      "somebody else's row",
      () =>
        changed({
          "records/experience.json": (text) => text.replace(/"account_id": \d+/, '"account_id": 999'),
        }),
      "damaged",
    ],
    [
      "a right of this instance",
      () =>
        changed({ "records/account.json": (text) => text.replace('"email"', '"administrator": 1, "email"') }),
      "damaged",
    ],
    [
      "a table that is nobody's",
      () => changed({ "records/skill.json": () => '[{"secret":1}]' }),
      "other-version",
    ],
    [
      "a file with other words",
      async () => {
        const name = (await openArchive(taken)).names().find((each) => each.startsWith("files/")) ?? "";
        return changed({ [name]: () => "Somebody else's words." });
      },
      "damaged",
    ],
    ["words where rows belong", () => changed({ "records/skill.json": () => "{" }), "damaged"],
  ];
  it.each(cases)("for %s", async (_, made, reason) => {
    const server = await startApp();
    try {
      await expect(bringPerson(server.parts, await made())).rejects.toMatchObject({ reason });
      expect(await server.parts.database.read.selectFrom("account").select("id").execute()).toEqual([]);
      expect(await server.parts.database.read.selectFrom("file").select("id").execute()).toEqual([]);
      expect(filesIn(join(server.parts.config.dataFolder, "files"))).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it("for an instance in which somebody is already", async () => {
    await expect(bringPerson(first.parts, taken)).rejects.toMatchObject({ reason: "not-empty" });
  });
});

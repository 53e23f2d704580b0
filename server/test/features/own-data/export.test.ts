import { limits } from "@candor/contract/limits";
import { verify } from "@candor/contract/receipts/verify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveOf } from "../../../src/features/own-data/commands/export/archive.ts";
import { forgetExports } from "../../../src/features/own-data/commands/export/ask.ts";
import { type Archive, openArchive } from "../../../src/platform/documents/zip-archive.ts";
import { day, hour, minute } from "../../../src/platform/durations.ts";
import { aFullLife, type FullLife } from "../../harness/a-full-life.ts";
import { mailsTo, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let life: FullLife;
let archive: Archive;

const ask = (method: "GET" | "POST", path: string, headers = life.headers) =>
  server.ask(method, `/rest/account/export${path}`, { headers });
const text = async (path: string) => (await archive.bytes(path)).toString("utf8");
// oxlint-disable-next-line typescript/no-explicit-any -- answers are compared, not typed
const json = async (path: string): Promise<any> => JSON.parse(await text(path));

beforeAll(async () => {
  server = await startApp();
  life = await aFullLife(server);
}, 120_000);
afterAll(() => server.close());

/** One story: an archive is made, opened, made again, and deleted. */
describe("M-26 what somebody takes along", { shuffle: false }, () => {
  it("is made after they ask, once however often they do, and mailed when it is ready", async () => {
    expect((await ask("GET", "")).body).toEqual({});
    const asked = await ask("POST", "");
    expect([asked.status, asked.body.export.stepsDone]).toEqual([202, 0]);
    await ask("POST", "");
    await server.parts.settled();
    const { body } = await ask("GET", "");
    expect(body.export.stepsDone).toBe(body.export.steps);
    expect(body.export.ready.bytes).toBeGreaterThan(1000);
    const mails = await mailsTo(server, life.email);
    expect(mails.filter(({ subject }) => subject === "Your data is ready")).toHaveLength(1);
  });

  it("comes by a link that ends after five minutes, and with its session", async () => {
    const { url } = (await ask("POST", "/link")).body;
    const answer = await server.app.inject({ method: "GET", url });
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": expect.stringContaining("attachment"),
    });
    archive = await openArchive(answer.rawPayload);
    const stranger = await person(server, "stranger@example.com");
    expect((await ask("POST", "/link", stranger.headers)).status).toBe(404);
    await server.advance(limits.resumeLinkMinutes * minute + 1000);
    expect((await server.ask("GET", url)).status).toBe(404);
  });

  it("holds the resume in each format and the files as they were uploaded", async () => {
    expect((await text("resume.pdf")).slice(0, 5)).toBe("%PDF-");
    expect((await archive.bytes("resume.docx")).subarray(0, 2).toString()).toBe("PK");
    expect(await json("resume.json")).toMatchObject({ work: [{ name: "zqxCompany" }] });
    const [file, answer, ...others] = archive.names().filter((name) => name.startsWith("files/"));
    expect(others).toEqual([expect.stringMatching(/^files\/\d+-picture\.webp$/)]);
    expect(answer).toMatch(/^files\/\d+-zqxSheet\.txt$/);
    expect(await text(answer as string)).toBe("zqxSheet");
    expect(file).toMatch(/^files\/\d+-zqxResume\.txt$/);
    expect(await text(file as string)).toContain("zqxWords");
  });

  it("holds applications with what the posting said then, and their timelines", async () => {
    const applications = await json("applications.json");
    expect(applications).toHaveLength(5);
    const declined = applications.find(({ id }: { id: string }) => id === life.applications.declined);
    expect(declined).toMatchObject({
      elevatorPitch: "zqxPitch Declined",
      posting: { title: "Declined", organization: "Harbor Trust" },
    });
    expect(declined.timeline.at(-1)).toMatchObject({ reason: "zqxReason about Zebedee" });
  });

  it("holds the receipt of each application as it was signed, which anybody can verify", async () => {
    const { keys } = (await server.ask("GET", "/rest/receipt-keys")).body;
    const receipts = archive.names().filter((name) => name.startsWith("receipts/"));
    expect(receipts).toContain(`receipts/receipt-${life.applications.declined}-1.json`);
    expect(receipts.length).toBeGreaterThan(4);
    for (const name of receipts)
      expect(await verify(await archive.bytes(name), keys), name).toMatchObject({ state: "genuine" });
  });

  it("holds every record and every event about the person, and no secret", async () => {
    for (const [path, words] of [
      ["records/kept_search.json", "zqxSearch"],
      ["records/job_alert.json", "zqxAlert"],
      ["records/passkey.json", "zqxKey"],
      ["records/lead.json", "zqxMessage"],
      ["records/mail.json", "zqxReason about Zebedee"],
    ] as const)
      expect(await text(path), path).toContain(words);
    const events = await json("records/event.json");
    const names = new Set(events.map(({ name }: { name: string }) => name));
    for (const name of ["account-created", "session-started", "application-moved", "export-asked"])
      expect(names).toContain(name);
    for (const path of archive.names().filter((name) => name.startsWith("records/")))
      expect(await text(path), path).not.toMatch(/"(?:password_hash|cookie_hash|salt|storage_key)"/);
  });

  it("explains itself by a page that names every file", async () => {
    const page = await text("index.html");
    expect(page).toContain("npm run admin -- bring FILE");
    expect(page).toContain("Everything that Candor keeps about you");
    for (const path of archive.names().filter((name) => !["index.html", "profile.json"].includes(name)))
      expect(page, path).toContain(`href="${path.split("/").map(encodeURIComponent).join("/")}"`);
  });

  it("is the same, to the byte, for the same records at the same moment", async () => {
    const clock = { now: () => Date.parse("2026-11-22T12:00:00Z") };
    const made = () => archiveOf({ ...server.parts, clock }, Number(life.accountId));
    const [one, other] = [await made(), await made()];
    const [names, others] = [await openArchive(one), await openArchive(other)];
    for (const name of names.names())
      expect((await names.bytes(name)).equals(await others.bytes(name)), name).toBe(true);
    expect(one.equals(other)).toBe(true);
  });

  it("is deleted after three days, with its bytes", async () => {
    await server.advance(limits.exportDays * day + minute);
    const { database, clock } = server.parts;
    await database.write((writer) => forgetExports(writer, clock.now(), 10));
    await server.advance(2 * hour);
    const left = await database.read
      .selectFrom("file")
      .select("name")
      .where("media_type", "=", "application/zip")
      .execute();
    expect(left).toEqual([]);
  });
});

it("M-26 an archive has no PDF resume where one would lack letters; the DOCX has all of it", async () => {
  const ada = await person(server, "letters@example.com");
  const namesNow = async () =>
    (await openArchive(await archiveOf(server.parts, Number(ada.accountId)))).names();
  expect(await namesNow()).toEqual(expect.arrayContaining(["resume.pdf", "resume.docx"]));
  await server.ask("PUT", "/rest/profile/skills", { ...ada, payload: { skills: ["漢字"] } });
  expect(await namesNow()).toContain("resume.docx");
  expect(await namesNow()).not.toContain("resume.pdf");
});

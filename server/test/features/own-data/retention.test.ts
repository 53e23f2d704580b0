import { afterAll, beforeAll, expect, it } from "vitest";
import { answersDue, ledgerOf } from "../../../src/features/ledger/queries.ts";
import { answerDaysOf, responsivenessOf, settledOf } from "../../../src/features/ledger/rules.ts";
import { aboutApplications } from "../../../src/features/own-data/commands/erase/applications.ts";
import { endHold, heldBy, placeHold } from "../../../src/features/own-data/commands/holds.ts";
import { day } from "../../../src/platform/durations.ts";
import { recordFile, removeFile } from "../../../src/platform/file-records.ts";
import { forgetExpired } from "../../../src/retention.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { aFullLife, type FullLife } from "../../harness/a-full-life.ts";
import { apply, jobNamed } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

/** The postings name no place, so the longest time counts. */
const kept = 1827;
const ended = ["declined", "hired", "invited", "unanswered", "waiting"] as const;

let server: TestApp;
let life: FullLife;
let ids: number[];
let begun: number;
let pending: string;

beforeAll(async () => {
  server = await startApp();
  life = await aFullLife(server);
  ids = ended.map((name) => Number(life.applications[name])).toSorted((a, b) => a - b);
  // Later versions' traces about an application are about the one that waits.
  await server.ask("POST", `/rest/organization/applications/${life.applications.waiting}/decision`, {
    ...life.hirer,
    payload: { stage: "declined", reason: "filled" },
  });
  await server.publish([aDraft({ title: "Later", organization: "Harbor Trust" })], "other");
  await attach();
  pending = (await apply(server, life, await jobNamed(server, "Later"), { firstName: "Zebedee" })).body.id;
  begun = server.parts.clock.now();
}, 120_000);
afterAll(() => server.close());

/** Gives each attachment of the later traces a file of its own. */
async function attach(): Promise<void> {
  const { database, files, clock } = server.parts;
  const stored = await files.put(Buffer.from("zqxAttached"));
  await database.write(async (writer) => {
    const file = { ...stored, name: "zqxAttached.txt", mediaType: "text/plain", bytes: 11 };
    const file_id = await recordFile(writer, file, null, clock.now());
    await writer.updateTable("message_attachment").set({ file_id }).execute();
  });
}

/** Goes to the night this many days after everything happened. */
const night = (days: number) =>
  forgetExpired({ ...server.parts, clock: { now: () => begun + days * day } }, "nightly");

const forgotten = async () => {
  const rows = await server.parts.database.read
    .selectFrom("application")
    .select("id")
    .where("forgotten_at", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
};

async function figures(): Promise<string> {
  const { read } = server.parts.database;
  const settled = settledOf(await ledgerOf(read, life.organizationId, begun), begun);
  const week = await answersDue(read, 0, begun + 30 * day);
  return JSON.stringify([responsivenessOf(settled, begun), answerDaysOf(settled), week]);
}

async function rowsAbout(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [...aboutApplications, "look"] as const) {
    const rows = await server.parts.database.read
      .selectFrom(table)
      .select("application_id")
      .where("application_id", "in", ids)
      .execute();
    if (rows.length > 0) counts[table] = rows.length;
  }
  return counts;
}

const hold = async (named: string) => {
  const held = await heldBy(server.parts, named);
  if (!held) throw new Error(`Nothing is called ${named}.`);
  return placeHold(server.parts, held, "Charge 2026-1");
};

const asHirer = (id: string) => server.ask("GET", `/rest/organization/applications/${id}`, life.hirer);

/** One story: years go by over one person's applications. */
it("M-27 an application that ended goes on both sides when the law of its place no longer keeps it", async () => {
  await isThereInItsTime();
  await staysWhileHeld();
  await staysAfterAChange();
  await goesWithAll();
  await isAnApplicant();
  await waits();
});

/** It exists, with everything said about it, until its time is over. */
async function isThereInItsTime(): Promise<void> {
  expect(Object.keys(await rowsAbout())).toEqual(
    expect.arrayContaining(["message", "message_attachment", "interview_answer", "application_note"]),
  );
  await night(1);
  await night(kept - 1);
  expect(await forgotten()).toEqual([]);
  expect((await asHirer(life.applications.declined)).body).toMatchObject({ firstName: "Zebedee" });
}

/** It stays while its hirer's claim is held, and while its person keeps it on file. */
async function staysWhileHeld(): Promise<void> {
  const [declined, organization] = [Number(life.applications.declined), "harbor-trust"];
  const { database } = server.parts;
  const onFile = { granted_at: begun, ends_at: begun + (kept + 100) * day };
  const hired = Number(life.applications.hired);
  await database.write((writer) =>
    writer
      .insertInto("kept_on_file")
      .values({ application_id: hired, months: 24, asked_at: begun, ...onFile })
      .execute(),
  );
  const all = await hold(organization);
  await night(kept + 40);
  expect(await forgotten()).toEqual([]);
  const one = await hold(String(declined));
  expect(await endHold(server.parts, all)).toBe(true);
  expect(await endHold(server.parts, all)).toBe(false);
  await night(kept + 40);
  expect(await forgotten()).toEqual(ids.filter((id) => id !== declined && id !== hired));
  expect(await endHold(server.parts, one)).toBe(true);
}

/** It stays longer if something has happened to it since. */
async function staysAfterAChange(): Promise<void> {
  const hired = Number(life.applications.hired);
  const later = begun + 150 * day;
  await server.parts.database.write((writer) =>
    writer.updateTable("application").set({ modified_at: later }).where("id", "=", hired).execute(),
  );
  await night(kept + 101);
  expect(await forgotten()).not.toContain(hired);
  expect(await forgotten()).toContain(Number(life.applications.declined));
}

/** It then goes with its messages, files and notes, and a second night finds nothing. */
async function goesWithAll(): Promise<void> {
  const before = await figures();
  const events = await server.parts.database.read.selectFrom("event").selectAll().execute();
  expect(await night(kept + 151)).toMatchObject({ applications: 1 });
  expect(await night(kept + 151)).not.toHaveProperty("applications");
  expect(await forgotten()).toEqual(ids);
  expect(await rowsAbout()).toEqual({});
  expect(await figures()).toBe(before);
  expect(await server.parts.database.read.selectFrom("event").selectAll().execute()).toEqual(events);
  const { read } = server.parts.database;
  const attached = read.selectFrom("file").select("id").where("name", "=", "zqxAttached.txt");
  expect(await attached.execute()).toEqual([]);
  const removals = read.selectFrom("task").select("key").where("name", "=", removeFile.name);
  // A message's attachment, and a file that answered a question.
  expect(await removals.execute()).toHaveLength(2);
}

/** It is an applicant to its hirer, who keeps the answer's code and date. */
async function isAnApplicant(): Promise<void> {
  const { body } = await asHirer(life.applications.declined);
  expect(body).toMatchObject({ status: "declined", firstName: "An", lastName: "applicant" });
  expect(body.timeline.at(-1)).toMatchObject({ kind: "moved", status: "declined" });
  for (const gone of ["email", "phone", "resume"]) expect(body).not.toHaveProperty(gone);
}

/** It stays untouched while somebody waits for its answer. */
async function waits(): Promise<void> {
  const { body } = await asHirer(pending);
  expect(body).toMatchObject({ firstName: "Zebedee" });
}

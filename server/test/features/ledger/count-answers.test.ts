import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { afterEach, beforeEach, expect, it } from "vitest";
import { countAnswers } from "../../../src/features/ledger/commands.ts";
import { ledgerOf } from "../../../src/features/ledger/queries.ts";
import { responsivenessOf, settledOf } from "../../../src/features/ledger/rules.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const day = 86_400_000;

let server: TestApp;
let jobId: string;

beforeEach(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  jobId = await jobNamed(server, "Keeper");
});
afterEach(() => server.close());

function claim(): Promise<Person> {
  return pro(server, "pro@harbor.example", "Harbor Trust");
}

async function applied(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const { body } = await apply(server, await person(server, `seeker${at}@example.com`), jobId);
    ids.push(body.id);
  }
  return ids;
}

async function answer(ids: readonly string[], harborPro: Person): Promise<void> {
  const options = { ...harborPro, payload: { stage: "interview" } };
  for (const id of ids) await server.ask("POST", `/rest/organization/applications/${id}/decision`, options);
  await server.parts.settled();
}

async function shownToStrangers(): Promise<(Responsiveness | undefined)[]> {
  const details = await server.ask("GET", `/rest/job-lookup/${jobId}`);
  const search = await server.ask("POST", "/rest/jobs/search", { payload: {} });
  return [details.body.responsiveness, search.body.documents[0].responsiveness];
}

async function shownToPro(harborPro: Person): Promise<Responsiveness | undefined> {
  const { body } = await server.ask("GET", "/rest/organization/jobs", harborPro);
  return body.organizations[0].responsiveness;
}

async function organization() {
  return server.parts.database.read
    .selectFrom("organization")
    .select(["id", "record_json"])
    .where("name", "=", "Harbor Trust")
    .executeTakeFirstOrThrow();
}

async function counts(): Promise<number> {
  const rows = await server.parts.database.read
    .selectFrom("event")
    .select("sequence")
    .where("name", "=", "responsiveness-changed")
    .execute();
  return rows.length;
}

it("Pros see figures from the first answer on, everybody from the fifth", async () => {
  const harborPro = await claim();
  const ids = await applied(5);
  expect(await shownToPro(harborPro)).toBeUndefined();
  await answer(ids.slice(0, 4), harborPro);
  expect(await shownToPro(harborPro)).toMatchObject({ n: 4, answeredInTime: 4, medianBusinessDays: 0 });
  expect(await shownToStrangers()).toEqual([undefined, undefined]);
  await answer(ids.slice(4), harborPro);
  const figures = await shownToPro(harborPro);
  expect(figures).toMatchObject({ n: 5 });
  expect(await shownToStrangers()).toEqual([figures, figures]);
});

it("M-02 recounting from the event log gives exactly the same figures", async () => {
  const harborPro = await claim();
  const [first, second] = await applied(3);
  await answer([first as string], harborPro);
  await server.advance(20 * day);
  await answer([second as string], await person(server, "pro@harbor.example"));
  const { id, record_json: shown } = await organization();
  const asOf = Date.parse((JSON.parse(shown as string) as Responsiveness).since) + 90 * day;
  const again = responsivenessOf(settledOf(await ledgerOf(server.parts.database.read, id, asOf), asOf), asOf);
  expect(again).toMatchObject({ n: 3, answeredInTime: 1, late: 1, missed: 1 });
  expect(JSON.stringify(again)).toBe(shown);
});

it("events of one moment are counted together, and none is counted twice", async () => {
  await claim();
  await applied(12);
  await server.advance(20 * day);
  // Some closings may still be running when the first of them is counted.
  expect(await counts()).toBeLessThanOrEqual(2);
  const { id, record_json: shown } = await organization();
  expect(JSON.parse(shown as string)).toMatchObject({ n: 12, answeredInTime: 0 });
  const before = await counts();
  await countAnswers(server.parts, id, 1);
  expect(await counts()).toBe(before);
});

it("an answer leaves the figures after 90 days, even if nothing else happens", async () => {
  const harborPro = await claim();
  await answer(await applied(1), harborPro);
  await server.advance(90 * day);
  const later = await person(server, "pro@harbor.example");
  expect(await shownToPro(later)).toMatchObject({ n: 1 });
  await server.advance(day);
  expect(await shownToPro(later)).toBeUndefined();
});

it("an application that waited a year for the claim counts from the claim", async () => {
  const ids = await applied(1);
  // Whole weeks have the same business days, whichever day they begin on.
  await server.advance(52 * 7 * day);
  await answer(ids, await claim());
  expect(JSON.parse((await organization()).record_json as string)).toMatchObject({
    n: 1,
    answeredInTime: 1,
    medianBusinessDays: 52 * 5,
  });
});

import { limits } from "@candor/contract/limits";
import { verify } from "@candor/contract/receipts/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answersDue, ledgerOf } from "../../../src/features/ledger/queries.ts";
import { answerDaysOf, responsivenessOf, settledOf } from "../../../src/features/ledger/rules.ts";
import { fates } from "../../../src/features/own-data/commands/erase/fates.ts";
import { day, hour, minute } from "../../../src/platform/durations.ts";
import { aFullLife, type FullLife, traces } from "../../harness/a-full-life.ts";
import { mailsTo } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { tracesIn } from "../../harness/traces-in.ts";

/** They belong to Pros, or exist for only minutes. */
const notInThisLife = [
  "login_link",
  "passkey_challenge",
  "authorization_request",
  "alerted_posting",
  "posting",
  "pro",
  "membership",
];

function isStaying(table: string): boolean {
  return typeof fates[table as keyof typeof fates] !== "function";
}

let server: TestApp;
let life: FullLife;
let link: string;
let asOf: number;
let before: string;

beforeAll(async () => {
  server = await startApp();
  life = await aFullLife(server);
}, 120_000);
afterAll(() => server.close());

async function figures(): Promise<string> {
  const { read } = server.parts.database;
  const settled = settledOf(await ledgerOf(read, life.organizationId, asOf), asOf);
  const week = await answersDue(read, 0, asOf + 30 * day);
  return JSON.stringify([responsivenessOf(settled, asOf), answerDaysOf(settled), week.answered, week.missed]);
}

const asHirer = (path: string) => server.ask("GET", `/rest/organization/${path}`, life.hirer);
const inspect = () => server.ask("POST", "/rest/account-deletions/inspection", { payload: { token: link } });

/** One story: an account is deleted once, and each step looks at what is left of it a little later. */
it("M-27 somebody who deletes their account is told, goes with every byte, and leaves hirers a line and figures", async () => {
  await isToldTheDay();
  await goesWithEverything();
  await leavesFigures();
  await isAnApplicant();
  await getsAReceipt();
  await cannotBeAskedBack();
  await leavesNoByte();
}, 60_000);

/** Somebody who deletes their account is told the day, and gets a mail that says how to change their mind. */
async function isToldTheDay(): Promise<void> {
  expect(await tracesIn(server, traces)).not.toEqual([]);
  await server.ask("POST", "/rest/account/export", life);
  await server.parts.settled();
  const asked = await server.ask("POST", "/rest/account/deletion", life);
  const again = await server.ask("POST", "/rest/account/deletion", life);
  const { dueAt } = asked.body;
  const wait = Date.parse(dueAt) - server.parts.clock.now();
  expect(Math.round(wait / day)).toBe(limits.deletionDays);
  expect([asked.status, again.body]).toEqual([202, { dueAt }]);
  const [mail, other] = await mailsTo(server, life.email);
  expect(mail?.subject).toMatch(/^Your account will be deleted on /);
  expect(other?.subject).not.toMatch(/will be deleted/);
  link = /\/settings\/deletion\/(\S+)/.exec(mail?.text ?? "")?.[1] as string;
  expect((await inspect()).body).toEqual({ state: "waiting", dueAt });
}

/** Somebody who deletes their account loses everything on that day, and not before. */
async function goesWithEverything(): Promise<void> {
  await server.advance(limits.deletionDays * day - minute);
  expect((await inspect()).body.state).toBe("waiting");
  asOf = server.parts.clock.now();
  before = await figures();
  expect(JSON.parse(before)[0].n).toBeGreaterThan(3);
  await server.advance(minute);
  expect((await inspect()).body.state).toBe("done");
  expect((await server.ask("GET", "/rest/account", life)).status).toBe(401);
}

/** Somebody who deletes their account leaves the response figures as they were, to the byte. */
async function leavesFigures(): Promise<void> {
  expect(await figures()).toBe(before);
}

/** Somebody who deletes their account is a withdrawn applicant to hirers, who keep the answer's code and no text. */
async function isAnApplicant(): Promise<void> {
  const { body } = await asHirer(`applications/${life.applications.declined}`);
  expect(body).toMatchObject({ status: "withdrawn", firstName: "An", lastName: "applicant" });
  for (const gone of ["email", "phone"]) expect(body).not.toHaveProperty(gone);
  expect(body.timeline.at(-1)).toMatchObject({ kind: "moved", status: "declined" });
  expect(body.timeline.at(-1)).not.toHaveProperty("reason");
  expect(body).not.toHaveProperty("resume");
  const [mail] = await mailsTo(server, "pro@harbor.example");
  expect(mail?.text).toContain("An applicant");
}

/** Somebody who deletes their account gets a receipt that anybody can verify, and that names nobody. */
async function getsAReceipt(): Promise<void> {
  const { receipt } = (await inspect()).body;
  const { keys } = (await server.ask("GET", "/rest/receipt-keys")).body;
  expect(await verify(new TextEncoder().encode(receipt), keys)).toMatchObject({ state: "genuine" });
  const told = JSON.parse(receipt).document;
  expect(told).toMatchObject({
    kind: "deletion-receipt",
    issuer: server.origin,
    account: life.accountId,
    rows: { account: 1, application: 5, resume: 1, profile: 1, passkey: 1, lead: 1 },
  });
  const emptied = Object.keys(fates).filter((table) => !(table in told.rows) && !isStaying(table));
  expect(emptied, "a full life has something in every table").toEqual(notInThisLife);
}

/** Somebody who deletes their account can't be asked back by the link. */
async function cannotBeAskedBack(): Promise<void> {
  const late = await server.ask("POST", "/rest/account-deletions/cancellation", {
    payload: { token: link },
  });
  expect(late.body.state).toBe("done");
}

/** Somebody who deletes their account has left no byte anywhere a day later. */
async function leavesNoByte(): Promise<void> {
  // Unfinished things are deleted after minutes, and the next night overwrites them.
  await server.advance(hour);
  await server.advance(day + 4 * hour);
  expect(await tracesIn(server, traces)).toEqual([]);
}

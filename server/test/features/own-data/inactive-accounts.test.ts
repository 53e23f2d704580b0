import { limits } from "@candor/contract/limits";
import { inactiveNoticeDays } from "@candor/contract/retention/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day, minute } from "../../../src/platform/durations.ts";
import { forgetExpired } from "../../../src/retention.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

const unused = 3 * 365 - inactiveNoticeDays;

let server: TestApp;
let idle: Person;
let back: Person;
let keeper: Person;
let member: Person;
let applicant: Person;
let unproved: number;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  idle = await person(server, "idle@example.com");
  back = await person(server, "back@example.com");
  keeper = await person(server, "keeper@example.com");
  member = await pro(server, "member@example.com", "Harbor Trust");
  applicant = await person(server, "applicant@example.com");
  await apply(server, applicant, await jobNamed(server, "Keeper"));
  unproved = await server.parts.database.write(async (writer) => {
    const now = server.parts.clock.now();
    const columns = { email: "unproved 1", unproved_email: "stranger@example.com", email_proved_at: null };
    const { id } = await writer
      .insertInto("account")
      .values({
        ...columns,
        display_name: null,
        first_name: null,
        last_name: null,
        administrator: 0,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
});
afterAll(() => server.close());

const night = () => forgetExpired(server.parts, "nightly");

const linkTo = async (email: string) => {
  const [mail] = await mailsTo(server, email);
  return /\/settings\/deletion\/(\S+)/.exec(mail?.text ?? "")?.[1] as string;
};

const planned = async () => {
  const rows = await server.parts.database.read
    .selectFrom("account_deletion")
    .select("account_id")
    .where("cancelled_at", "is", null)
    .orderBy("account_id")
    .execute();
  return rows.map(({ account_id }) => account_id);
};

const emailOf = async ({ accountId }: Person) => {
  const { email } = await server.parts.database.read
    .selectFrom("account")
    .select("email")
    .where("id", "=", Number(accountId))
    .executeTakeFirstOrThrow();
  return email;
};

/** One story, in which years go by. */
it("M-27 an account that nobody uses is announced by mail, kept by a click or a sign-in, and goes otherwise", async () => {
  await isToldNothingBefore();
  await isMailedBefore();
  await staysForOthers();
  await staysIfWanted();
  await isLeftAlone();
  await mayStillGo();
}, 60_000);

/** It hears nothing before that, and a stranger's address never gets a mail. */
async function isToldNothingBefore(): Promise<void> {
  await server.advance(unused * day - day);
  await night();
  expect(await planned()).toEqual([unproved]);
  expect(await mailsTo(server, "stranger@example.com")).toEqual([]);
}

/** It gets one mail well before its end, with a link that keeps it. */
async function isMailedBefore(): Promise<void> {
  await server.advance(2 * day);
  await night();
  await night();
  const expected = [idle, back, keeper].map(({ accountId }) => Number(accountId));
  expect(await planned()).toEqual([...expected, unproved].toSorted((a, b) => a - b));
  const mails = await mailsTo(server, "idle@example.com");
  expect(mails.filter(({ subject }) => subject.startsWith("Nobody uses your account"))).toHaveLength(1);
  expect(mails[0]?.text).toContain("almost three years");
}

/** It stays for its members, and for an application that still waits or that the law keeps. */
async function staysForOthers(): Promise<void> {
  const ids = await planned();
  for (const { accountId } of [member, applicant]) expect(ids).not.toContain(Number(accountId));
}

/** It stays if its person signs in or presses the link, and is deleted otherwise. */
async function staysIfWanted(): Promise<void> {
  const link = await linkTo("keeper@example.com");
  await server.ask("POST", "/rest/account-deletions/cancellation", { payload: { token: link } });
  await server.advance(10 * day);
  await signIn(server, "back@example.com");
  await server.advance((inactiveNoticeDays - 10) * day + 2 * minute);
  expect(await emailOf(back)).toBe("back@example.com");
  expect(await emailOf(keeper)).toBe("keeper@example.com");
  expect(await emailOf(idle)).toBe(`deleted account ${idle.accountId}`);
}

/** It isn't asked again soon after it was kept. */
async function isLeftAlone(): Promise<void> {
  await server.advance(day);
  await night();
  for (const { accountId } of [back, keeper]) expect(await planned()).not.toContain(Number(accountId));
}

/** It may be deleted for good when its person asks, although its end was announced before. */
async function mayStillGo(): Promise<void> {
  await server.advance((3 * 365 + 30) * day);
  await night();
  expect(await planned()).toContain(Number(back.accountId));
  const again = await person(server, "back@example.com");
  const read = async () => (await server.ask("GET", "/rest/account/deletion", again)).body;
  expect(await read()).not.toHaveProperty("waiting");
  await server.ask("POST", "/rest/account/deletion", again);
  const { dueAt } = (await read()).waiting;
  expect(Math.round((Date.parse(dueAt) - server.parts.clock.now()) / day)).toBe(limits.deletionDays);
  await server.advance(limits.deletionDays * day + 2 * minute);
  expect(await emailOf(back)).toBe(`deleted account ${back.accountId}`);
}

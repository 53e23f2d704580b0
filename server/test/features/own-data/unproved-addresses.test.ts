import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveOf } from "../../../src/features/own-data/commands/export/archive.ts";
import { openArchive } from "../../../src/platform/documents/zip-archive.ts";
import { day, hour } from "../../../src/platform/durations.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { newDevice } from "../../harness/device.ts";
import { eraseNow } from "../../harness/erase-now.ts";
import { changeLink, ownAccount } from "../../harness/own-account.ts";
import { tracesIn } from "../../harness/traces-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const password = "kelp lantern 42";

const { linkIn } = ownAccount(() => server);

/** Somebody without an account, who has written to a salesperson and asked for a code. `word` is in their address. */
async function stranger(word: string): Promise<string> {
  const email = `${word}@gmail.com`;
  const lead = { firstName: "Lena", lastName: "Kim", email, message: `${word} asks` };
  expect((await server.ask("POST", "/rest/leads", { payload: lead })).status).toBeLessThan(300);
  await server.ask("POST", "/rest/auth/code", { payload: { email } });
  await server.parts.settled();
  return email;
}

/** Somebody who only types that address: as the new one of their account, or to begin one. */
const claimants: readonly (readonly [string, (email: string) => Promise<Person>])[] = [
  [
    "asked to change their address to it",
    async (email) => {
      const own = await person(server, `asks-for-${email}`);
      const payload = { email, asTyped: true };
      expect((await server.ask("POST", "/rest/account/email", { ...own, payload })).status).toBe(202);
      return own;
    },
  ],
  ["began an account with it", begin],
  [
    "began an account with it, then proved another",
    async (email) => {
      const own = await begin(email);
      const other = `another-${email}`;
      const payload = { email: other, asTyped: true, password };
      await server.ask("POST", "/rest/account/email", { ...own, payload });
      const code = await linkIn(other, changeLink);
      const confirmed = await server.ask("POST", "/rest/account/email/confirmation", {
        ...own,
        payload: { code },
      });
      expect(confirmed).toMatchObject({ status: 200, body: { email: other } });
      return own;
    },
  ],
];

async function begin(email: string): Promise<Person> {
  const device = newDevice();
  const signUp = { firstName: "Ivan", lastName: "Truder", password };
  await server.ask("POST", "/rest/auth/code", { ...device, payload: { email, signUp } });
  const { body } = await server.ask("POST", "/rest/auth/skip", { ...device, payload: { email } });
  return { headers: { authorization: `Bearer ${body.jwt}` }, accountId: body.profile.id };
}

describe.each(claimants)("somebody who %s, but never proved it", (how, claim) => {
  const word = `zyx${how.length}`;

  it("M-26 takes along neither mails to it nor what its owner has sent", async () => {
    const own = await claim(await stranger(`${word}a`));
    await server.parts.settled();
    const archive = await openArchive(await archiveOf(server.parts, Number(own.accountId)));
    const mails = archive.names().includes("records/mail.json")
      ? JSON.parse((await archive.bytes("records/mail.json")).toString("utf8"))
      : [];
    expect(mails.map(({ recipient }: { recipient: string }) => recipient)).not.toContain(
      `${word}a@gmail.com`,
    );
    expect(archive.names()).not.toContain("records/lead.json");
  });

  it("M-27 deletes with their account nothing that its owner has sent", async () => {
    const email = await stranger(`${word}b`);
    await eraseNow(server, await claim(email));
    const lead = () =>
      server.parts.database.read.selectFrom("lead").select("message").where("email", "=", email).execute();
    expect(await lead()).toEqual([{ message: `${word}b asks` }]);
  });

  it("M-27 leaves no trace of the address that they typed", async () => {
    await eraseNow(server, await claim(`${word}c@gmail.com`));
    await server.advance(hour);
    await server.advance(day + 4 * hour);
    expect(await tracesIn(server, [`${word}c`])).toEqual([]);
  });
});

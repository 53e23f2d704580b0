import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { storedMail } from "../../../src/platform/mail/stored-mail.ts";
import { askCode, newNumber } from "../../harness/a-phone.ts";
import { person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { migrations } from "../../harness/two-accounts.ts";

let server: TestApp;
const { codeFor, publish, twoAccounts } = migrations(() => server);

beforeAll(async () => {
  server = await startApp();
  await publish();
});
afterAll(() => server.close());

/** How long after it was written the newest message stays in the outbox for good, in minutes. */
async function useOfNewest(to: string): Promise<number> {
  await server.parts.settled();
  const [mail] = await storedMail(server.parts.database.read, { to });
  const [expires, written] = [Date.parse(mail?.headers["Expires"] ?? ""), mail?.createdAt ?? 0];
  // A header counts whole seconds.
  return Math.ceil((expires - written) / minute);
}

it.each(["code", "link", "reset"])(
  "a mailed %s that waits for the mail server leaves while it works",
  async (what) => {
    const email = `${what}-waits@example.com`;
    await person(server, email);
    await server.advance(minute);
    await server.ask("POST", `/rest/auth/${what}`, { payload: { email } });
    expect(await useOfNewest(email)).toBe(what === "link" ? limits.linkMinutes : limits.codeMinutes);
  },
);

it("so does a texted code, and one that moves an application", async () => {
  const number = newNumber();
  await askCode(server, await person(server, "texted@example.com"), number);
  expect(await useOfNewest(number)).toBe(limits.codeMinutes);
  const cast = await twoAccounts();
  await codeFor(cast);
  expect(await useOfNewest(cast.formerEmail)).toBe(limits.codeMinutes);
});

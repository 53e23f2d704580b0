import { mailedToNamed } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hour } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { newDevice, passwordLogIn } from "../../harness/device.ts";
import { changeLink, faults, ownAccount, password } from "../../harness/own-account.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const { ask, linkIn, mailsTo, signedUp } = ownAccount(() => server);

describe("another email address", () => {
  const request = (headers: object, email: string, given: object = { password }) =>
    ask("POST", "/rest/account/email", headers, { email, ...given });
  const confirm = (headers: object, code: string) =>
    ask("POST", "/rest/account/email/confirmation", headers, { code });
  const inspect = (headers: object, code: string) =>
    ask("POST", "/rest/account/email/inspection", headers, { code });
  /** Viewing a link and opening it are refused alike. */
  const refusal = async (headers: object, code: string) => {
    const looked = (await inspect(headers, code)).body.code;
    expect((await confirm(headers, code)).body.code).toBe(looked);
    return looked;
  };

  it("A-05 is the account's once the mailed link is opened; the old one is told and signs in no more", async () => {
    const { email, headers } = await signedUp();
    const wanted = `new-${email}`;
    expect((await request(headers, wanted)).status).toBe(202);
    expect((await ask("GET", "/rest/account", headers)).body.emailChange.email).toBe(wanted);
    const code = await linkIn(wanted, changeLink);
    expect(await inspect(headers, code)).toMatchObject({ status: 200, body: { email: wanted } });
    expect((await ask("GET", "/rest/account", headers)).body.email).toBe(email);
    expect(await confirm(headers, code)).toMatchObject({ status: 200, body: { email: wanted } });
    const { body } = await ask("GET", "/rest/account", headers);
    expect(body).toMatchObject({ email: wanted, hasPassword: true });
    expect(body).not.toHaveProperty("emailChange");
    expect((await passwordLogIn(server, newDevice(), email, password)).status).toBe(401);
    expect((await passwordLogIn(server, newDevice(), wanted, password)).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Your email address was changed",
      "A change of your email address was requested",
    ]);
  });

  it("A-05 A-06 is changed once by two clicks, which use up its link", async () => {
    const { email, headers } = await signedUp();
    const wanted = `twice-${email}`;
    await request(headers, wanted);
    const code = await linkIn(wanted, changeLink);
    const together = await Promise.all([confirm(headers, code), confirm(headers, code)]);
    const after = await confirm(headers, code);
    for (const answer of [...together, after])
      expect(answer).toMatchObject({ status: 200, body: { email: wanted } });
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes("was changed"))).toHaveLength(1);
    expect((await inspect(headers, code)).body.code).toBe("email-change-expired");
    await server.advance(11_000);
    expect(await refusal(headers, code)).toBe("email-change-expired");
  });

  it("A-05 is asked for once by two clicks, whose only link works, and again later", async () => {
    const { email, headers } = await signedUp();
    const wanted = `clicked-${email}`;
    const mails = async () => (await mailsTo(wanted)).length;
    const together = await Promise.all([request(headers, wanted), request(headers, wanted)]);
    expect(together.map(({ status }) => status)).toEqual([202, 202]);
    expect(await mails()).toBe(1);
    await server.advance(11_000);
    await request(headers, wanted);
    expect(await mails()).toBe(2);
    expect((await confirm(headers, await linkIn(wanted, changeLink))).status).toBe(200);
  });

  it("A-05 is another one: asking for one's own is refused, and mails nothing", async () => {
    const { email, headers } = await signedUp();
    const before = await mailsTo(email);
    expect(faults(await request(headers, email.toUpperCase()))).toMatchObject({
      status: 400,
      keys: ["/email account.sameEmail"],
    });
    expect(await mailsTo(email)).toEqual(before);
    expect((await ask("GET", "/rest/account", headers)).body).not.toHaveProperty("emailChange");
  });

  it("V-21 V-22 needs the password", async () => {
    const { headers } = await signedUp();
    expect(faults(await request(headers, "x@example.com", {})).keys).toEqual([
      "/password validation.currentPasswordRequired",
    ]);
    expect(faults(await request(headers, "x@example.com", { password: "wrong" })).keys).toEqual([
      "/password validation.currentPasswordIncorrect",
    ]);
  });

  it("A-06 A-07 A-08 A-09 is refused: too late, somebody else's, replaced since, cancelled", async () => {
    const [owner, stranger] = [await signedUp(), await signedUp()];
    const codeFor = async (wanted: string) => {
      await request(owner.headers, wanted);
      return linkIn(wanted, changeLink);
    };
    const first = await codeFor("first@example.com");
    expect(await refusal(stranger.headers, first)).toBe("email-change-wrong-user");
    const second = await codeFor("second@example.com");
    expect(await refusal(owner.headers, first)).toBe("email-change-wrong-email");
    await ask("DELETE", "/rest/account/email", owner.headers);
    expect(await refusal(owner.headers, second)).toBe("email-change-cancelled");
    const third = await codeFor("third@example.com");
    await server.advance(25 * hour);
    expect(await refusal(owner.headers, third)).toBe("email-change-expired");
    expect(await refusal(owner.headers, `${third.slice(0, -1)}x`)).toBe("email-change-expired");
    expect((await ask("GET", "/rest/account", owner.headers)).body).toMatchObject({ email: owner.email });
  });

  it("V-09 that has an account gets the same answer, and only its mailbox is told", async () => {
    const [owner, taken] = [await signedUp(), await signedUp()];
    expect(await request(owner.headers, taken.email)).toMatchObject({
      status: 202,
      body: { accepted: true },
    });
    expect((await mailsTo(taken.email)).map(({ subject }) => subject)).toEqual([
      "This address already has an account",
    ]);
  });

  it("is mailed ten times a day at most, whoever wrote it", async () => {
    const email = "tired@example.com";
    const statuses: number[] = [];
    for (let number = 0; number <= mailedToNamed.requests; number += 1)
      statuses.push((await request((await signedUp()).headers, email)).status);
    expect(statuses).toEqual([...Array.from({ length: mailedToNamed.requests }, () => 202), 429]);
    expect(await mailsTo(email)).toHaveLength(mailedToNamed.requests);
  });

  it("V-09 that got an account meanwhile is refused where the mailbox is proved", async () => {
    const { headers } = await signedUp();
    await request(headers, "meanwhile@example.com");
    const code = await linkIn("meanwhile@example.com", changeLink);
    await signIn(server, "meanwhile@example.com");
    expect(await confirm(headers, code)).toMatchObject({ status: 409, body: { code: "email-in-use" } });
  });
});

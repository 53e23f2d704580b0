import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personOf } from "../../../src/features/session/queries/accounts.ts";
import { day, minute } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { newDevice, passwordLogIn } from "../../harness/device.ts";
import { bearer, changeLink, disownLink, faults, ownAccount, password } from "../../harness/own-account.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const { ask, isSignedIn, linkIn, mailsTo, signedUp } = ownAccount(() => server);

const other = "moss harbor 17 tin";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

describe("a name", () => {
  it("is changed for this person only, and is shown with the next answer", async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()];
    const name = { firstName: "Grace", lastName: "Brewster" };
    const given = { ...name, firstName: " Grace " };
    expect((await ask("PATCH", "/rest/account", mine.headers, given)).status).toBe(204);
    expect((await ask("GET", "/rest/account", mine.headers)).body).toMatchObject(name);
    expect((await ask("GET", "/rest/profile", mine.headers)).body).toMatchObject(name);
    expect((await ask("GET", "/rest/account", theirs.headers)).body.firstName).toBe("Ada");
  });

  it("V-01 V-02 is refused without its parts", async () => {
    const { headers } = await signedUp();
    expect(faults(await ask("PATCH", "/rest/account", headers, { firstName: " ", lastName: "" }))).toEqual({
      status: 400,
      keys: ["/firstName validation.firstNameRequired", "/lastName validation.lastNameRequired"],
    });
  });
});

describe("sessions", () => {
  it("are listed with device and network, and end one by one", async () => {
    const { email, headers } = await signedUp();
    const there = await passwordLogIn(
      server,
      { headers: { ...newDevice().headers, "user-agent": firefox } } as never,
      email,
      password,
    );
    const { body } = await ask("GET", "/rest/account/sessions", headers);
    expect(body.sessions).toHaveLength(2);
    const elsewhere = body.sessions.find(({ current }: { current: boolean }) => !current);
    expect(elsewhere).toMatchObject({ device: "Firefox on Linux", network: "127.0.0.0/24" });
    expect((await ask("DELETE", `/rest/account/sessions/${elsewhere.id}`, headers)).status).toBe(204);
    expect(await isSignedIn(bearer(there.body.jwt))).toBe(false);
    expect(await isSignedIn(headers)).toBe(true);
    const after = (await ask("GET", "/rest/account/sessions", headers)).body;
    expect(after.sessions).toHaveLength(1);
    expect(after.history).toHaveLength(2);
    expect(after.history.filter(({ endedAt }: { endedAt?: string }) => endedAt)).toHaveLength(1);
  });

  it("of somebody else answer 404", async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()];
    const { body } = await ask("GET", "/rest/account/sessions", theirs.headers);
    expect((await ask("DELETE", `/rest/account/sessions/${body.sessions[0].id}`, mine.headers)).status).toBe(
      404,
    );
    expect(await isSignedIn(theirs.headers)).toBe(true);
  });

  it("end everywhere else at once", async () => {
    const { email, headers } = await signedUp();
    const there = await passwordLogIn(server, newDevice(), email, password);
    expect((await ask("DELETE", "/rest/account/sessions", headers)).status).toBe(204);
    expect([await isSignedIn(headers), await isSignedIn(bearer(there.body.jwt))]).toEqual([true, false]);
  });

  it("on a device that is new to an account are mailed to its owner, the first one and a known device are not", async () => {
    const { email, device } = await signedUp();
    await passwordLogIn(server, device, email, password);
    expect(await mailsTo(email)).toEqual([]);
    await passwordLogIn(server, newDevice(), email, password);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["New sign-in to your account"]);
  });
});

describe("another password", () => {
  it("needs the current one", async () => {
    const { headers } = await signedUp();
    const change = (payload: object) => ask("POST", "/rest/account/password", headers, payload);
    expect(faults(await change({ newPassword: other }))).toEqual({
      status: 400,
      keys: ["/currentPassword validation.currentPasswordRequired"],
    });
    expect(faults(await change({ newPassword: other, currentPassword: "wrong" }))).toEqual({
      status: 400,
      keys: ["/currentPassword validation.currentPasswordIncorrect"],
    });
    expect(faults(await change({ newPassword: "password1", currentPassword: password }))).toEqual({
      status: 400,
      keys: ["/newPassword validation.passwordNotComplex"],
    });
    expect(await isSignedIn(headers)).toBe(true);
  });

  it("ends every other session, and is mailed", async () => {
    const { email, device, headers } = await signedUp();
    const there = await passwordLogIn(server, device, email, password);
    const payload = { newPassword: other, currentPassword: password };
    expect((await ask("POST", "/rest/account/password", headers, payload)).status).toBe(204);
    expect([await isSignedIn(headers), await isSignedIn(bearer(there.body.jwt))]).toEqual([true, false]);
    expect((await passwordLogIn(server, device, email, password)).status).toBe(401);
    expect((await passwordLogIn(server, device, email, other)).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["Your password was changed"]);
  });

  it("is set without the current one if there is none", async () => {
    const { jwt } = await signIn(server, "code-only@example.com");
    const payload = { newPassword: other };
    expect((await ask("POST", "/rest/account/password", bearer(jwt), payload)).status).toBe(204);
    expect((await passwordLogIn(server, newDevice(), "code-only@example.com", other)).status).toBe(200);
  });

  it("cannot be guessed: after ten wrong tries the right one waits, too", async () => {
    const { headers } = await signedUp();
    const change = (currentPassword: string) =>
      ask("POST", "/rest/account/password", headers, { currentPassword, newPassword: other });
    for (let tries = 0; tries < 10; tries++) expect((await change("wrong")).status).toBe(400);
    const refused = await change(password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("S-22 a reset", () => {
  const confirm = (email: string, code: string, chosen: string) =>
    ask("POST", "/rest/auth/reset/confirmation", undefined, { email, code, password: chosen });

  it("sets a new password by a mailed code, once, and ends every session", async () => {
    const { email, headers } = await signedUp();
    expect((await ask("POST", "/rest/auth/reset", undefined, { email })).status).toBe(202);
    const code = await mailedCode(server, email);
    expect(faults(await confirm(email, code, "password1"))).toMatchObject({ status: 400 });
    expect((await confirm(email, code, other)).status).toBe(204);
    expect(await isSignedIn(headers)).toBe(false);
    expect((await passwordLogIn(server, newDevice(), email, other)).status).toBe(200);
    expect((await confirm(email, code, password)).status).toBe(400);
  });

  it("V-08 is refused for an address that cannot exist", async () => {
    const refused = await ask("POST", "/rest/auth/reset", undefined, { email: "ada@example.nosuch" });
    expect(faults(refused)).toEqual({ status: 400, keys: ["/email validation.emailDomainInvalid"] });
  });

  it("answers a known and an unknown address alike, and tells only the mailbox", async () => {
    const { email } = await signedUp();
    const answers = [];
    for (const address of [email, "stranger@example.com"])
      answers.push(await ask("POST", "/rest/auth/reset", undefined, { email: address }));
    const same = { status: 202, body: { accepted: true } };
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([same, same]);
    expect((await mailsTo("stranger@example.com"))[0]!.subject).toBe("There is no account for this address");
    expect((await confirm("stranger@example.com", "000000", other)).body.code).toBe("proof-refused");
  });

  it("V-19 says that a password is the person's name only to somebody who knows the code, who can choose another", async () => {
    const { email, headers } = await signedUp();
    const name = { firstName: "Zyxgarblat", lastName: "Quorn" };
    await ask("PATCH", "/rest/account", headers, name);
    await ask("POST", "/rest/auth/reset", undefined, { email });
    const code = await mailedCode(server, email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const address of [email, "nobody@example.com"])
      expect((await confirm(address, wrong, "zyxgarblat1")).body.code).toBe("proof-refused");
    expect(faults(await confirm(email, code, "zyxgarblat1"))).toEqual({
      status: 400,
      keys: ["/password validation.passwordNotComplex"],
    });
    expect((await confirm(email, code, other)).status).toBe(204);
  });

  it("is mailed five times in ten minutes, with codes that sign in", async () => {
    const { email } = await signedUp();
    const mailing = (count: number) => (count % 2 === 0 ? "/rest/auth/reset" : "/rest/auth/code");
    for (let count = 0; count < 5; count++) {
      expect((await ask("POST", mailing(count), undefined, { email })).status).toBe(202);
      await server.advance(minute);
    }
    expect(await ask("POST", "/rest/auth/reset", undefined, { email })).toMatchObject({
      status: 429,
      body: { code: "too-many-attempts" },
    });
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it("V-39 asks for the code, and takes no code that signs in", async () => {
    const { email } = await signedUp();
    expect(faults(await confirm(email, " ", other)).keys).toEqual(["/code validation.resetCodeRequired"]);
    await ask("POST", "/rest/auth/code", undefined, { email });
    expect((await confirm(email, await mailedCode(server, email), other)).status).toBe(400);
    await ask("POST", "/rest/auth/reset", undefined, { email });
    const credential = { email, code: await mailedCode(server, email) };
    expect((await ask("POST", "/rest/auth/login", undefined, { provider: "code", credential })).status).toBe(
      401,
    );
  });
});

describe("R-36 somebody who says that it was not them", () => {
  const disown = (token: string) => ask("POST", "/rest/auth/suspicious", undefined, { token });

  it("ends every session and the password, and continues by the mailbox", async () => {
    const { email, headers } = await signedUp();
    const thief = await passwordLogIn(server, newDevice(), email, password);
    const token = await linkIn(email, disownLink);
    expect(await disown(token)).toMatchObject({ status: 200, body: { email } });
    expect([await isSignedIn(headers), await isSignedIn(bearer(thief.body.jwt))]).toEqual([false, false]);
    expect((await passwordLogIn(server, newDevice(), email, password)).status).toBe(401);
    expect((await disown(token)).status).toBe(200);
    const { accountId } = (await personOf(server.parts.database.read, { email }))!;
    const sessions = server.parts.database.read.selectFrom("session").select("device_hash");
    for (const { device_hash } of await sessions.where("account_id", "=", accountId).execute())
      expect(device_hash, "a device that is still known").toBeNull();
    await ask("POST", "/rest/auth/reset", undefined, { email });
    const payload = { email, code: await mailedCode(server, email), password: other };
    expect((await ask("POST", "/rest/auth/reset/confirmation", undefined, payload)).status).toBe(204);
  });

  it("ends what an intruder could still read: the calendar, and notifications to browsers and phones", async () => {
    const { email, headers } = await signedUp();
    await passwordLogIn(server, newDevice(), email, password);
    const { url } = (await ask("POST", "/rest/calendar", headers)).body;
    const { accountId: account_id } = (await personOf(server.parts.database.read, { email }))!;
    const now = server.parts.clock.now();
    await server.parts.database.write(async (writer) => {
      const browser = { endpoint: `https://push.example/${account_id}`, p256dh: "", auth: "", added_at: now };
      await writer
        .insertInto("push_browser")
        .values({ account_id, ...browser })
        .execute();
      const phone = { account_id, number: "+12125550142", wording: "Yes." };
      const asked = { salt: "salt", tries: 0, asked_at: now, proved_at: now };
      await writer
        .insertInto("sms_number")
        .values({ ...phone, ...asked })
        .execute();
      await writer
        .insertInto("sms_consent")
        .values({ ...phone, given_at: now, withdrawn_at: null })
        .execute();
    });
    expect((await ask("GET", url)).status).toBe(200);
    await disown(await linkIn(email, disownLink));
    await server.parts.settled();
    expect((await ask("GET", url)).status).toBe(404);
    const { read } = server.parts.database;
    for (const table of ["push_browser", "sms_number"] as const)
      expect(await read.selectFrom(table).selectAll().where("account_id", "=", account_id).execute()).toEqual(
        [],
      );
    const consents = await read
      .selectFrom("sms_consent")
      .select("withdrawn_at")
      .where("account_id", "=", account_id)
      .execute();
    expect(consents).toEqual([{ withdrawn_at: expect.any(Number) }]);
  });

  it("gets the address back that somebody replaced", async () => {
    const { email, headers } = await signedUp();
    await ask("POST", "/rest/account/email", headers, { email: "thief@example.com", password });
    const code = await linkIn("thief@example.com", changeLink);
    await ask("POST", "/rest/account/email/confirmation", headers, { code });
    const token = await linkIn(email, disownLink);
    expect((await disown(token)).body.email).toBe(email);
    await signIn(server, email);
    expect(await isSignedIn(headers)).toBe(false);
    expect((await passwordLogIn(server, newDevice(), "thief@example.com", password)).status).toBe(401);
  });

  it("needs the mail: another token, and one that is a month old, are refused alike", async () => {
    const { email } = await signedUp();
    await passwordLogIn(server, newDevice(), email, password);
    const token = await linkIn(email, disownLink);
    const forged = await disown(`${token.slice(0, -2)}xx`);
    await server.advance(31 * day);
    const late = await disown(token);
    const garbage = await disown("1");
    for (const { status, body } of [forged, late, garbage])
      expect({ status, code: body.code }).toEqual({ status: 400, code: "proof-refused" });
  });
});

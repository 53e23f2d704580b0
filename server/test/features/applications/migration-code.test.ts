import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { apply, jobNamed, mailsTo, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { mailedCode } from "../../harness/sign-in.ts";
import { leftTitle, migrations } from "../../harness/two-accounts.ts";

let server: TestApp;
const { askForCode, codeFor, mailedReference, move, publish, read, twoAccounts } = migrations(() => server);

beforeAll(async () => {
  server = await startApp();
  await publish();
});
afterAll(() => server.close());

describe("S-23 a code that moves an application", () => {
  it("is refused when it is wrong, and always after five wrong tries", async () => {
    const cast = await twoAccounts();
    const code = await codeFor(cast);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries++) {
      const { status, body } = await move(cast.present, cast.reference, wrong);
      expect([status, body.errors[0].path, body.errors[0].key]).toEqual([
        400,
        "/code",
        "auth.credentialRefused",
      ]);
    }
    expect((await move(cast.present, cast.reference, code)).status).toBe(400);
    expect((await read(cast.former, cast.id)).status).toBe(200);
    expect((await move(cast.present, cast.reference, await codeFor(cast))).status).toBe(200);
  });

  it("is refused after ten minutes, and once a newer one was mailed", async () => {
    const cast = await twoAccounts();
    const late = await codeFor(cast);
    await server.advance(10 * minute);
    expect((await move(cast.present, cast.reference, late)).status).toBe(400);
    const first = await codeFor(cast);
    await server.advance(minute);
    const second = await codeFor(cast);
    if (first !== second) expect((await move(cast.present, cast.reference, first)).status).toBe(400);
    expect((await move(cast.present, cast.reference, second)).status).toBe(200);
  });

  it("is mailed once if it is asked for twice at once", async () => {
    const cast = await twoAccounts();
    await Promise.all([askForCode(cast.present, cast.reference), askForCode(cast.present, cast.reference)]);
    await server.parts.settled();
    const mails = await mailsTo(server, cast.formerEmail);
    expect(mails.filter(({ subject }) => subject.endsWith(" moves your application"))).toHaveLength(1);
    const code = await mailedCode(server, cast.formerEmail);
    expect((await move(cast.present, cast.reference, code)).status).toBe(200);
  });

  it("is mailed five times in ten minutes, together with those that sign in", async () => {
    const cast = await twoAccounts();
    // Signing in used one.
    for (let count = 1; count < 5; count++) await codeFor(cast);
    const { status, headers, body } = await askForCode(cast.present, cast.reference);
    expect([status, body.code]).toEqual([429, "too-many-attempts"]);
    expect(body.detail).toMatch(/^There were too many attempts\. Try again in \d+ minutes\.$/);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  it("moves nothing for another account, no other application, and signs nobody in", async () => {
    const cast = await twoAccounts();
    const code = await codeFor(cast);
    const stranger = await person(server, "stranger@example.com");
    expect((await move(stranger, cast.reference, code)).status).toBe(400);
    await apply(server, cast.former, await jobNamed(server, leftTitle));
    const other = await mailedReference(cast.formerEmail);
    expect((await move(cast.present, other, code)).status).toBe(400);
    const credential = { email: cast.formerEmail, code };
    const payload = { provider: "code", credential };
    expect((await server.ask("POST", "/rest/auth/login", { payload })).status).toBe(401);
    await server.ask("POST", "/rest/auth/code", { payload: { email: cast.formerEmail } });
    const signsIn = await mailedCode(server, cast.formerEmail);
    if (signsIn !== code) expect((await move(cast.present, cast.reference, signsIn)).status).toBe(400);
    expect((await move(cast.present, cast.reference, code)).status).toBe(200);
  });

  it("is required", async () => {
    const { present, reference } = await twoAccounts();
    const { status, body } = await move(present, reference, " ");
    expect([status, body.errors[0].key]).toEqual([400, "validation.emailCodeRequired"]);
  });
});

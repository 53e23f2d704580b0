import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askCode, codeIn, newNumber, showCode, textsTo } from "../../harness/a-phone.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
let number: string;
let people = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  people += 1;
  number = newNumber();
  ada = await person(server, `ada-${people}@example.com`);
});

describe("E-23 a phone", () => {
  it.each([
    ["", undefined, "/number", "validation.phoneRequired"],
    ["555", undefined, "/number", "validation.phoneIncomplete"],
    ["(512) 555-0142", "", "/consent", "sms.consentRequired"],
    ["(512) 555-0142", "Something else", "/consent", "sms.consentOutdated"],
  ])("V-11 V-12 is not asked for with %j and %j", async (typed, consent, path, key) => {
    const { status, body } = await askCode(server, ada, typed, consent);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, key }]);
    expect(await textsTo(server, number)).toEqual([]);
  });

  it("is not proved by wrong codes, and by none after five of them", async () => {
    await askCode(server, ada, number);
    const code = codeIn((await textsTo(server, number))[0]);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let times = 0; times < 5; times++) expect((await showCode(server, ada, wrong)).status).toBe(400);
    expect((await showCode(server, ada, code)).status).toBe(400);
  });

  it("is not proved by a code of another time", async () => {
    await askCode(server, ada, number);
    const code = codeIn((await textsTo(server, number))[0]);
    await server.advance(11 * 60_000);
    expect((await showCode(server, ada, code)).status).toBe(400);
  });

  it("is texted five codes an hour at most", async () => {
    const statuses = [];
    for (let times = 0; times < 6; times++) statuses.push((await askCode(server, ada, number)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

import { spansOf } from "@candor/contract/debug";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdministrator } from "../../src/features/accounts/commands/appoint.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { signIn } from "../harness/sign-in.ts";

const traced = { "candor-debug": "trace" };
const namesIn = (value: unknown) => spansOf(value as string | undefined).map(({ name }) => name);

let server: TestApp;
let production: TestApp;
beforeAll(async () => {
  server = await startApp();
  production = await startApp({ NODE_ENV: "production" });
});
afterAll(() => Promise.all([server.close(), production.close()]));

describe("C-04 a call with the header Candor-Debug", () => {
  it("is told how long each part of its work took", async () => {
    const payload = { query: "kelp" };
    const parts = ["receive", "gate", "parse", "index", "records", "handler", "serialize"];
    const { status, headers, body } = await server.ask("POST", "/rest/jobs/search", {
      payload,
      headers: traced,
    });
    expect(namesIn(headers["server-timing"])).toEqual(parts);
    expect([status, body.documents]).toEqual([200, []]);
  });

  it("is answered as without it", async () => {
    const { jwt } = await signIn(server, "traced@example.com");
    const headers = { authorization: `Bearer ${jwt}` };
    for (const url of ["/rest/profile", "/rest/searches", "/rest/job-lookup/1", "/rest/jobs/suggest?q=a"]) {
      const plain = await server.ask("GET", url, { headers });
      const debugged = await server.ask("GET", url, { headers: { ...headers, ...traced } });
      const type = plain.headers["content-type"];
      expect([debugged.status, debugged.headers["content-type"]]).toEqual([plain.status, type]);
      // A problem names its request.
      expect({ ...debugged.body, instance: "" }).toEqual({ ...plain.body, instance: "" });
    }
  });

  it("that is refused gets the parts up to that point", async () => {
    const { status, headers } = await server.ask("POST", "/rest/jobs/search", {
      payload: { size: 1000 },
      headers: traced,
    });
    expect([status, namesIn(headers["server-timing"])]).toEqual([400, ["receive", "gate"]]);
  });

  it("and no others get times", async () => {
    const { headers } = await server.ask("GET", "/rest/jobs/suggest?q=a");
    expect(headers).not.toHaveProperty("server-timing");
    const other = await server.ask("GET", "/rest/jobs/suggest?q=a", { headers: { "candor-debug": "all" } });
    expect(other.headers).not.toHaveProperty("server-timing");
  });
});

describe("C-04 in production", () => {
  const timesFor = async (authorization?: string) => {
    const headers = { ...traced, ...(authorization && { authorization }) };
    const asked = await production.ask("GET", "/rest/jobs/suggest?q=a", { headers });
    return [asked.status, namesIn(asked.headers["server-timing"]).length > 0];
  };

  it("only administrators are told times", async () => {
    const [person, admin] = ["person@example.com", "admin@example.com"];
    await setAdministrator(production.parts, admin, { granted: true });
    expect(await timesFor()).toEqual([200, false]);
    expect(await timesFor("Bearer broken")).toEqual([200, false]);
    expect(await timesFor(`Bearer ${(await signIn(production, person)).jwt}`)).toEqual([200, false]);
    expect(await timesFor(`Bearer ${(await signIn(production, admin)).jwt}`)).toEqual([200, true]);
  });
});

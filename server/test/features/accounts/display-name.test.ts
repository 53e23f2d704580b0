import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;

beforeAll(async () => {
  server = await startApp();
  ada = await person(server, "ada@example.com");
  await server.ask("PATCH", "/rest/account", { ...ada, payload: { firstName: "Ada", lastName: "Byron" } });
});
afterAll(() => server.close());

function goBy(payload: { displayName?: string }) {
  return server.ask("PUT", "/rest/account/display-name", { headers: ada.headers, payload });
}

async function shown(): Promise<string> {
  return (await server.ask("GET", "/rest/profile", ada)).body.displayName;
}

describe("a person's display name", () => {
  it.each([
    ["V-03", " ", "validation.nameRequired"],
    ["V-03", "–", "validation.nameRequired"],
    ["V-04", "G", "validation.nameTooShort"],
  ])("V-03 V-04 is refused: %s %j", async (_id, displayName, key) => {
    const { status, body } = await goBy({ displayName });
    expect([status, body.errors.map((error: { key: string }) => error.key)]).toEqual([400, [key]]);
    expect(await shown()).toBe("Ada Byron");
  });

  it("is shown instead of the full name, until it is removed", async () => {
    expect((await goBy({ displayName: " Countess " })).status).toBe(204);
    expect(await shown()).toBe("Countess");
    const { body } = await server.ask("GET", "/rest/account", ada);
    expect(body).toMatchObject({ displayName: "Countess", firstName: "Ada", lastName: "Byron" });
    await goBy({});
    expect(await shown()).toBe("Ada Byron");
  });
});

describe("E-24 names", () => {
  it("are in the language of the request, or in one that is named", async () => {
    const headers = { "accept-language": "fr-CA,fr;q=0.9" };
    const { body } = await server.ask("GET", "/rest/names/countries", { headers });
    expect(body.locale).toBe("fr-CA");
    expect(body.names).toContainEqual({ code: "DE", name: "Allemagne" });
    const german = await server.ask("GET", "/rest/names/languages?locale=de", { headers });
    expect(german.body.names).toContainEqual({ code: "sw", name: "Suaheli" });
    expect((await server.ask("GET", "/rest/names/planets")).status).toBe(400);
  });
});

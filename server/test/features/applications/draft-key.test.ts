import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const newKey = (origin: string) => server.ask("POST", "/rest/apply-drafts", { headers: { origin } });

it.each(["https://evil.example", "null"])(
  "a page of %s gets no key for drafts, and no cookie",
  async (origin) => {
    const asked = await newKey(origin);
    expect(asked).toMatchObject({ status: 403, body: { code: "origin-refused" } });
    expect(asked.headers).not.toHaveProperty("set-cookie");
  },
);

it("our own page gets a key for drafts", async () => {
  expect((await newKey(server.origin)).status).toBe(201);
});

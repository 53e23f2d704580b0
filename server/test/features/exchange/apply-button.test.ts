import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { jobNamed, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Ferry Hand", organization: "Ferries", sourceUrl: "https://ferries.example/1" }),
    aDraft({ title: "Ferry Cook", organization: "Ferries" }),
    aDraft({ title: "Pilot & Mate", organization: "Pilots" }),
    aDraft({ title: "Old Pilot", organization: "Ferries", open: false }),
  ]);
  await pro(server, "pilot@example.com", "Pilots");
});
afterAll(() => server.close());

const button = async (title: string) => {
  const id = await jobNamed(server, title);
  const headers = { origin: "http://ferries.example" };
  return { id, ...(await server.ask("GET", `/embed/jobs/${id}.json`, { headers })) };
};

it("E-28 where the source takes applications, the button leads to the page that notes one", async () => {
  const { id, status, headers, body } = await button("Ferry Hand");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=300",
  });
  expect(headers).not.toHaveProperty("access-control-allow-credentials");
  expect(headers).not.toHaveProperty("set-cookie");
  expect(body).toEqual({
    address: `http://candor.test/apply/ferry-hand/${id}/at-source`,
    label: "Keep track with Candor",
  });
});

it("R-13 where the organization answers here, the button leads to Easy Apply, and says by when", async () => {
  const { id, body } = await button("Pilot & Mate");
  expect(body).toEqual({
    address: `http://candor.test/apply/pilot-mate/${id}`,
    label: "Apply with Candor",
    note: "Promises an answer within 10 business days.",
  });
});

it("R-13 without a source, applications wait here for the organization", async () => {
  const { id, body } = await button("Ferry Cook");
  expect(body).toEqual({
    address: `http://candor.test/apply/ferry-cook/${id}`,
    label: "Apply with Candor",
  });
});

it("X-21 nobody can read a draft", async () => {
  await server.publish([aDraft({ source: "shelf", sourceId: "1", title: "Secret Mate" })], "shelf");
  const { id } = await button("Secret Mate");
  await server.parts.database.write((writer) =>
    writer.updateTable("posting").set({ life: "draft" }).where("id", "=", Number(id)).execute(),
  );
  expect((await button("Secret Mate")).status).toBe(404);
});

it("X-21 a closed posting leads nowhere and says so, and an unknown one is not found", async () => {
  const { id } = await server.parts.database.read
    .selectFrom("posting")
    .select("id")
    .where("title", "=", "Old Pilot")
    .executeTakeFirstOrThrow();
  const { body } = await server.ask("GET", `/embed/jobs/${id}.json`);
  expect(body).toEqual({ label: "Apply with Candor", note: "This job is closed" });
  for (const unknown of ["999999999", "0", "x", "1.5"])
    expect((await server.ask("GET", `/embed/jobs/${unknown}.json`)).status).toBe(404);
});

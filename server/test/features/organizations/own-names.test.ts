import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let owner: Person;

beforeAll(async () => {
  server = await startApp();
  owner = await person(server, "owner@works.example");
});
afterAll(() => server.close());

it("nobody is invited in the name of a web address", async () => {
  const named = await server.ask("PUT", "/rest/profile/personal", {
    ...owner,
    payload: { firstName: "locked: evil.com/unlock", lastName: "Now", postal: "78701" },
  });
  expect(named).toMatchObject({ status: 400, body: { errors: [{ key: "validation.nameIsAddress" }] } });
  const { body } = await server.ask("POST", "/rest/organizations", {
    ...owner,
    payload: { name: "Signal Works", firstName: "Grace", lastName: "Hopper" },
  });
  await server.ask("PUT", "/rest/profile/personal", {
    ...owner,
    payload: { firstName: "Open", lastName: "evil.com", postal: "78701" },
  });
  await server.ask("POST", `/rest/organizations/${body.slug}/invitations`, {
    ...owner,
    payload: { email: "victim@example.com", role: "reader" },
  });
  await server.parts.settled();
  const [mail] = await mailsTo(server, "victim@example.com");
  expect(mail?.text).toContain("Grace Hopper");
  expect(mail?.text).not.toContain("evil.com");
});

it("R-78 a new organization has no name that only looks like another, and none that nobody sees", async () => {
  const refusals = [];
  for (const name of [
    `W\u043erks 7`,
    `\u039forks 7`,
    "\u3164",
    "\u200b\ud800",
    "Candor Inc",
    "See www.evil.example",
  ]) {
    const { body } = await server.ask("POST", "/rest/organizations", {
      ...owner,
      payload: { name, firstName: "Grace", lastName: "Hopper" },
    });
    refusals.push(body.errors[0].key);
  }
  const [mixed, blank, ours] = ["Alphabets", "Required", "Ours"].map(
    (why) => `validation.organizationName${why}`,
  );
  expect(refusals).toEqual([mixed, mixed, blank, blank, ours, "validation.nameIsAddress"]);
  const name = `Яндекс Yandex 7\u202e`;
  const made = await server.ask("POST", "/rest/organizations", {
    ...owner,
    payload: { name, firstName: "Grace", lastName: "Hopper" },
  });
  expect(made).toMatchObject({ status: 201, body: { name: `Яндекс Yandex 7` } });
});

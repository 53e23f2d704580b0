import { expect, it } from "vitest";
import { person } from "../../harness/an-application.ts";
import { startApp } from "../../harness/app.ts";
import { ownName } from "../../harness/members.ts";

it("M-45 M-47 no address is called until the operator allows it", async () => {
  const closed = await startApp();
  const account = await person(closed, "closed-hooks@works.example");
  const { body } = await closed.ask("POST", "/rest/organizations", {
    ...account,
    payload: { name: "Closed Hooks", ...ownName },
  });
  const path = `/rest/organizations/${body.slug}/webhooks`;
  expect((await closed.ask("GET", path, account)).body).toEqual({ allowed: false, webhooks: [] });
  const made = await closed.ask("POST", path, { ...account, payload: { url: "https://hooks.example/" } });
  expect(made.body).toMatchObject({ status: 409, code: "outbound-off" });
  await closed.close();
});

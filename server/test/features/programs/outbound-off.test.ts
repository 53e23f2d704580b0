import { expect, it } from "vitest";
import { newOwner } from "../../harness/an-organization.ts";
import { startApp } from "../../harness/app.ts";

it("M-45 M-47 no address is called until the operator allows it", async () => {
  const closed = await startApp();
  const [owner, slug] = await newOwner(closed, "Closed Hooks");
  const path = `/rest/organizations/${slug}/webhooks`;
  expect((await closed.ask("GET", path, owner)).body).toEqual({ allowed: false, webhooks: [] });
  const made = await closed.ask("POST", path, { ...owner, payload: { url: "https://hooks.example/" } });
  expect(made.body).toMatchObject({ status: 409, code: "outbound-off" });
  await closed.close();
});

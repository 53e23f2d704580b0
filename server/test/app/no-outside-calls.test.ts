import { afterEach, expect, it } from "vitest";
import { day } from "../../src/platform/durations.ts";
import { aFullLife } from "../harness/a-full-life.ts";
import { newOwner } from "../harness/an-organization.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { watchNetwork } from "../harness/network-use.ts";

let server: TestApp;
let network: ReturnType<typeof watchNetwork>;

afterEach(async () => {
  await server.close();
  network.stop();
});

/** Somebody who used everything, an organization that names an address, and all that is due in the month after. */
async function live(settings: Readonly<Record<string, string>>): Promise<number> {
  network = watchNetwork();
  server = await startApp(settings);
  await aFullLife(server);
  const [owner, slug] = await newOwner(server, "Works");
  const { status } = await server.ask("POST", `/rest/organizations/${slug}/sources`, {
    ...owner,
    payload: { url: "http://careers.example/jobs.xml" },
  });
  await server.advance(2 * day);
  await server.advance(28 * day);
  return status;
}

it("M-47 a life here, and the month after it, calls no other machine", async () => {
  expect(await live({})).toBe(409);
  expect(network.used()).toEqual([]);
}, 120_000);

it("M-47 where the operator allows calls, those that members ask for are made", async () => {
  expect(await live({ OUTBOUND: "1" })).toBe(201);
  expect(new Set(network.used())).toEqual(new Set(["careers.example"]));
}, 120_000);

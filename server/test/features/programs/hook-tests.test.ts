import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "../../../src/platform/log.ts";
import { type AReceiver, aReceiver, isSignature } from "../../harness/a-receiver.ts";
import type { Person } from "../../harness/an-application.ts";
import { newOwner } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let receiver: AReceiver;
let owner: Person;
let stranger: Person;
let strangersSlug: string;
let slug: string;
let hook: { readonly id: string; readonly secret: string };
let count = 0;

beforeAll(async () => {
  server = await startApp(
    { OUTBOUND: "1" },
    openLog("silent"),
    async () => [],
    () => true,
  );
  receiver = await aReceiver();
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  count += 1;
  receiver.requests = [];
  receiver.answers = 204;
  [owner, slug] = await newOwner(server, `Tested Works ${count}`);
  [stranger, strangersSlug] = await newOwner(server, `Untested Works ${count}`);
  hook = await add(receiver.address);
});

async function add(url: string): Promise<typeof hook> {
  const path = `/rest/organizations/${slug}/webhooks`;
  return (await server.ask("POST", path, { ...owner, payload: { url } })).body;
}

async function test(by = owner, through = slug): Promise<{ status: number; code?: string }> {
  const { status, body } = await server.ask(
    "POST",
    `/rest/organizations/${through}/webhooks/${hook.id}/test`,
    by,
  );
  // A quick task schedules the delivery, which is a slow one.
  await server.parts.settled();
  await server.parts.settled();
  return { status, ...(body?.code !== undefined && { code: body.code }) };
}

async function tested() {
  const { webhooks } = (await server.ask("GET", `/rest/organizations/${slug}/webhooks`, owner)).body;
  return webhooks.find(({ id }: { id: string }) => id === hook.id);
}

describe("M-45 a test delivery", () => {
  it("is about nothing, is signed like the others, and goes to one address", async () => {
    await add(`${receiver.address}/other`);
    expect(await test()).toEqual({ status: 204 });
    const [delivery, ...others] = receiver.requests;
    expect(others).toEqual([]);
    expect(JSON.parse(delivery!.body)).toEqual({
      id: expect.stringMatching(/^\d+$/),
      event: "webhook.tested",
      occurred: expect.any(String),
    });
    const signature = String(delivery!.headers["candor-signature"]);
    expect(isSignature(hook.secret, delivery!.body, signature, server.parts.clock.now())).toBe(true);
    expect((await tested()).deliveries).toMatchObject([{ event: "webhook.tested", state: "delivered" }]);
  });

  it("that fails is not tried again, and does not count as an address that has begun to fail", async () => {
    receiver.answers = 500;
    await test();
    const hooked = await tested();
    expect(hooked.deliveries).toMatchObject([{ state: "failed", attempts: 1, status: 500 }]);
    expect(hooked).not.toHaveProperty("failingSince");
  });

  it("is sent only for the webhook's owners, and not to one that is stopped or removed", async () => {
    expect((await test(stranger)).status).toBe(404);
    expect((await test(stranger, strangersSlug)).status).toBe(404);
    await server.parts.database.write((writer) =>
      writer.updateTable("webhook").set({ disabled_at: 1 }).where("id", "=", Number(hook.id)).execute(),
    );
    expect(await test()).toEqual({ status: 409, code: "webhook-stopped" });
    await server.ask("DELETE", `/rest/organizations/${slug}/webhooks/${hook.id}`, owner);
    expect((await test()).status).toBe(404);
    expect(receiver.requests).toEqual([]);
  });
});

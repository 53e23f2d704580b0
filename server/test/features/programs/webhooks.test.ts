import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliverToProgram } from "../../../src/features/programs/tasks.ts";
import { day, hour, minute } from "../../../src/platform/durations.ts";
import { openLog } from "../../../src/platform/log.ts";
import { isPublicAddress } from "../../../src/platform/outbound/public-address.ts";
import { Shares } from "../../../src/platform/tasks/shares.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type AReceiver, aReceiver, isSignature } from "../../harness/a-receiver.ts";
import { apply, jobNamed, type Person, person } from "../../harness/an-application.ts";
import { newOwner } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let receiver: AReceiver;
let reachable: boolean;
let owner: Person;
let stranger: Person;
let strangersSlug: string;
let seeker: Person;
let slug: string;
let count = 0;

beforeAll(async () => {
  const mayReach = (to: string) => reachable || isPublicAddress(to);
  server = await startApp({ OUTBOUND: "1" }, openLog("silent"), async () => [], mayReach);
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
  reachable = true;
  [owner, slug] = await newOwner(server, `Hook Works ${count}`);
  [stranger, strangersSlug] = await newOwner(server, `Foreign Hooks ${count}`);
  await server.advance(3000);
  seeker = await person(server, `hook-seeker${count}@example.com`);
  await server.publish(
    [aDraft({ title: `Hooked ${count}`, organization: `Hook Works ${count}` })],
    `hooks${count}`,
  );
});

const at = (path: string) => `/rest/organizations/${slug}/${path}`;
const make = (url = receiver.address, by = owner) =>
  server.ask("POST", at("webhooks"), { ...by, payload: { url } });
const hook = async () => (await server.ask("GET", at("webhooks"), owner)).body.webhooks[0];

/** Sends an application and completes the work that follows. */
async function happen() {
  await apply(server, seeker, await jobNamed(server, `Hooked ${count}`));
  await settled();
}

async function applicationId(): Promise<number> {
  const { id } = await server.parts.database.read
    .selectFrom("application")
    .select("id")
    .where("account_id", "=", Number(seeker.accountId))
    .executeTakeFirstOrThrow();
  return id;
}

/** As if the address had not answered for three days. */
async function failForDays(id: string): Promise<void> {
  const failing = { failing_since: server.parts.clock.now() - 3 * day };
  await server.parts.database.write((writer) =>
    writer.updateTable("webhook").set(failing).where("id", "=", Number(id)).execute(),
  );
}

async function mailsOf(to: string, beginning: string): Promise<{ subject: string; text: string }[]> {
  await settled();
  const { body } = await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return (body as { subject: string; text: string }[]).filter(({ subject }) => subject.startsWith(beginning));
}

/** Deliveries are slow tasks, which wait for the next round when a quick task schedules them. */
async function settled() {
  await server.parts.settled();
  await server.parts.settled();
}

describe("M-45 a webhook", { shuffle: false }, () => {
  it("is told what happened, by number, with a signature that its secret proves", async () => {
    const { status, body } = await make();
    expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_[\w-]{43}$/)]);
    await happen();
    const [delivery] = receiver.requests;
    expect(JSON.parse(delivery!.body)).toEqual({
      id: expect.stringMatching(/^\d+$/),
      event: "application.submitted",
      occurred: expect.any(String),
      applicationId: expect.stringMatching(/^\d+$/),
    });
    expect(delivery!.headers).toMatchObject({ "candor-event": "application.submitted" });
    const signature = String(delivery!.headers["candor-signature"]);
    const now = server.parts.clock.now();
    expect(isSignature(body.secret, delivery!.body, signature, now)).toBe(true);
    expect(isSignature(body.secret, `${delivery!.body} `, signature, now)).toBe(false);
    expect(isSignature("whsec_other", delivery!.body, signature, now)).toBe(false);
    expect(isSignature(body.secret, delivery!.body, signature, now + 10 * minute)).toBe(false);
    expect((await hook()).deliveries).toEqual([
      expect.objectContaining({ state: "delivered", attempts: 1, status: 204 }),
    ]);
  });

  it("has a secret that is stored nowhere, and names nobody", async () => {
    const { secret } = (await make()).body;
    await happen();
    const rows = await server.parts.database.read.selectFrom("webhook").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect(receiver.requests[0]?.body).not.toContain(`hook-seeker${count}`);
  });

  it("is added once by a form that the browser sends again, and no stored answer has its secret", async () => {
    const headers = { ...owner.headers, "idempotency-key": `form ${count}` };
    const sent = { ...owner, headers, payload: { url: receiver.address } };
    const { status, body } = await server.ask("POST", at("webhooks"), sent);
    expect(status).toBe(201);
    const again = await server.ask("POST", at("webhooks"), sent);
    expect(again.body).toMatchObject({ status: 409, code: "secret-shown" });
    expect((await server.ask("GET", at("webhooks"), owner)).body.webhooks).toHaveLength(1);
    const rows = await server.parts.database.read.selectFrom("idempotency_key").select("body").execute();
    expect(JSON.stringify(rows)).not.toContain(body.secret.slice(6));
  });

  it("hears only about its own organization", async () => {
    const payload = { url: receiver.address };
    await server.ask("POST", `/rest/organizations/${strangersSlug}/webhooks`, { ...stranger, payload });
    await happen();
    expect(receiver.requests).toEqual([]);
  });

  it("is tried again, ever later, until it answers", async () => {
    await make();
    receiver.answers = 500;
    await happen();
    expect(receiver.requests).toHaveLength(1);
    await server.advance(minute - 5000);
    expect(receiver.requests).toHaveLength(1);
    await server.advance(6000);
    expect(receiver.requests).toHaveLength(2);
    await server.advance(2 * minute);
    expect(receiver.requests).toHaveLength(2);
    expect(await hook()).toMatchObject({
      failingSince: expect.any(String),
      deliveries: [{ state: "waiting", attempts: 2, status: 500, next: expect.any(String) }],
    });
    receiver.answers = 200;
    await server.advance(4 * minute);
    expect(receiver.requests).toHaveLength(3);
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
    const healed = await hook();
    expect(healed.deliveries).toEqual([expect.objectContaining({ state: "delivered", attempts: 3 })]);
    expect(healed).not.toHaveProperty("failingSince");
  });

  it("waits for its turn if its organization's addresses keep others waiting", async () => {
    await make();
    receiver.answers = 500;
    await happen();
    const delivery = await server.parts.database.read
      .selectFrom("webhook_delivery")
      .innerJoin("webhook", "webhook.id", "webhook_id")
      .select(["webhook_delivery.id", "organization_id"])
      .orderBy("webhook_delivery.id", "desc")
      .executeTakeFirstOrThrow();
    const webhookShares = new Shares(server.parts.clock);
    const attempt = () =>
      deliverToProgram.run(
        { ...server.parts, webhookShares },
        { deliveryId: delivery.id, attempt: 1 },
        { id: 0, key: "", name: deliverToProgram.name, payload: {}, attempts: 1 },
      );
    webhookShares.count(delivery.organization_id, hour);
    expect([await attempt(), receiver.requests.length]).toEqual(["put off", 1]);
    webhookShares.count(delivery.organization_id, -hour);
    expect([await attempt(), receiver.requests.length]).toEqual([undefined, 2]);
  });

  it("that fails to the end is sent again by hand, with a new signature", async () => {
    await make();
    receiver.answers = 500;
    await happen();
    for (const wait of [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day])
      await server.advance(wait + 5000);
    const [failed] = (await hook()).deliveries;
    expect(failed).toMatchObject({ state: "failed", attempts: 8 });
    receiver.answers = 200;
    const path = at(`deliveries/${failed.id}/replay`);
    const throughTheirs = `/rest/organizations/${strangersSlug}/deliveries/${failed.id}/replay`;
    expect((await server.ask("POST", throughTheirs, stranger)).status).toBe(404);
    expect((await server.ask("POST", path, owner)).status).toBe(204);
    await settled();
    expect((await hook()).deliveries[0]).toMatchObject({ state: "delivered", attempts: 9 });
    expect(receiver.requests.at(-1)?.body).toBe(receiver.requests[0]?.body);
    expect(receiver.requests.at(-1)?.headers["candor-signature"]).not.toBe(
      receiver.requests[0]?.headers["candor-signature"],
    );
  });

  it("that fails for three days is stopped, which its owners are told, and starts again when one says so", async () => {
    const { id } = (await make()).body;
    receiver.answers = 500;
    await happen();
    await failForDays(id);
    await server.advance(minute + 5000);
    expect(await hook()).toMatchObject({ disabled: expect.any(String), deliveries: [{ state: "failed" }] });
    const [mail, ...others] = await mailsOf(`hook-works-${count}@works.example`, "We stopped calling");
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`We stopped calling your webhook at ${new URL(receiver.address).host}`);
    expect(mail?.text).toContain(`/organization/${slug}/connections`);
    expect(await mailsOf(`foreign-hooks-${count}@works.example`, "We stopped calling")).toEqual([]);
    const before = receiver.requests.length;
    await server.ask("POST", `/rest/applications/${await applicationId()}/withdrawal`, seeker);
    await server.advance(day);
    expect(receiver.requests).toHaveLength(before);
    const [delivery] = (await hook()).deliveries;
    const again = await server.ask("POST", at(`deliveries/${delivery.id}/replay`), owner);
    expect(again.body).toMatchObject({ status: 409, code: "webhook-stopped" });
    expect((await server.ask("POST", at(`webhooks/${id}/resume`), owner)).status).toBe(204);
    expect(await hook()).not.toHaveProperty("disabled");
  });

  it("that was stopped while a delivery waited for its next try sends it again by hand once it is started", async () => {
    const { id } = (await make()).body;
    receiver.answers = 500;
    await happen();
    const [waiting] = (await hook()).deliveries;
    await failForDays(id);
    await server.ask("POST", `/rest/applications/${await applicationId()}/withdrawal`, seeker);
    await settled();
    expect(await hook()).toMatchObject({ disabled: expect.any(String) });
    // The time of the next try comes while the address is stopped.
    await server.advance(minute + 5000);
    await server.ask("POST", at(`webhooks/${id}/resume`), owner);
    receiver.answers = 200;
    expect((await server.ask("POST", at(`deliveries/${waiting.id}/replay`), owner)).status).toBe(204);
    await settled();
    expect((await hook()).deliveries.at(-1)).toMatchObject({ id: waiting.id, state: "delivered" });
  });

  it("that is removed is told nothing more, and can be removed only by its owners", async () => {
    const { id } = (await make()).body;
    const throughTheirs = `/rest/organizations/${strangersSlug}/webhooks/${id}`;
    expect((await server.ask("DELETE", throughTheirs, stranger)).status).toBe(404);
    expect((await server.ask("DELETE", at(`webhooks/${id}`), owner)).status).toBe(204);
    await happen();
    expect(receiver.requests).toEqual([]);
    expect(await hook()).toBeUndefined();
  });

  it("that leads into a private network is refused, and not called if its name leads there later", async () => {
    reachable = false;
    expect((await make()).body).toMatchObject({ status: 422, code: "webhook-refused" });
    const named = receiver.address.replace("127.0.0.1", "localhost");
    expect((await make(named)).status).toBe(201);
    await happen();
    expect(receiver.requests).toEqual([]);
    expect((await hook()).deliveries).toEqual([
      expect.objectContaining({
        state: "waiting",
        fault: "The address is not on the public internet.",
      }),
    ]);
  });

  it.each(["", "hooks.example", "ftp://hooks.example/", "https://me:secret@hooks.example/"])(
    "needs an address: %j is refused",
    async (url) => {
      expect((await make(url)).status).toBe(400);
    },
  );

  it("is one of at most five", async () => {
    for (let made = 0; made < 5; made += 1) expect((await make()).status).toBe(201);
    expect((await make()).body).toMatchObject({ status: 409, code: "too-many-webhooks" });
  });
});

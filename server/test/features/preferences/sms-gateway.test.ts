import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storedMail } from "../../../src/platform/mail/stored-mail.ts";
import { isSigned, signatureHeader, signatureOf } from "../../../src/platform/sms/signature.ts";
import { askCode, codeIn, newNumber, showCode } from "../../harness/a-phone.ts";
import { untilHour } from "../../harness/an-alert.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const secret = "q".repeat(32);

interface Taken {
  readonly body: string;
  readonly signature: unknown;
}

const number = newNumber();

let gateway: Server;
let taken: Taken[];
let refusals: number;
let server: TestApp;
let ada: Person;

beforeEach(async () => {
  taken = [];
  refusals = 0;
  gateway = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      taken.push({ body, signature: request.headers[signatureHeader] });
      response.writeHead(refusals-- > 0 ? 503 : 202).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const { port } = gateway.address() as AddressInfo;
  server = await startApp({
    SMS_URL: `http://127.0.0.1:${port}/messages`,
    SMS_SECRET: secret,
    SMS_FROM: "+15125550100",
  });
  await untilHour(server, 12);
  ada = await person(server, "ada@example.com");
});
afterEach(async () => {
  await server.close();
  await new Promise<void>((resolve) => gateway.close(() => resolve()));
});

/** What the gateway posts. */
function say(said: object, signature?: string) {
  const payload = JSON.stringify(said);
  const signed = signature ?? signatureOf(secret, payload, server.parts.clock.now());
  return server.ask("POST", "/rest/sms/inbound", {
    headers: { "content-type": "application/json", [signatureHeader]: signed },
    payload,
  });
}

async function proved(): Promise<void> {
  await askCode(server, ada, number);
  await server.parts.settled();
  await showCode(server, ada, codeIn(JSON.parse(taken.at(-1)?.body ?? "{}").text));
  await server.parts.settled();
}

async function smsState(): Promise<{ number?: string; stopped: boolean }> {
  return (await server.ask("GET", "/rest/preferences", ada)).body.sms;
}

describe("M-31 a gateway", () => {
  it("gets each message as signed JSON, with the same number when it is sent again", async () => {
    refusals = 1;
    await askCode(server, ada, number);
    await server.parts.settled();
    await server.advance(2000);
    const [first, second] = taken;
    expect(taken).toHaveLength(2);
    expect(second?.body).toBe(first?.body);
    const [kept] = await storedMail(server.parts.database.read, { to: number });
    const { messageKey: id, text } = kept!;
    expect(JSON.parse(first!.body)).toEqual({ id, to: number, from: "+15125550100", text });
    expect(isSigned(secret, { ...second!, now: server.parts.clock.now() })).toBe(true);
    expect(kept?.sentAt).not.toBeNull();
  });

  it("passes on what somebody texts, if it signs it", async () => {
    await proved();
    expect((await say({ id: "1", from: number, text: "STOP" })).status).toBe(204);
    expect(await smsState()).toMatchObject({ stopped: true });
    await server.parts.settled();
    expect(JSON.parse(taken.at(-1)!.body).text).toContain("no more texts");
  });

  it.each([
    ["nothing", () => ""],
    ["another secret", () => signatureOf("t".repeat(32), bodyOfStop, server.parts.clock.now())],
    ["another body", () => signatureOf(secret, "{}", server.parts.clock.now())],
    ["an hour ago", () => signatureOf(secret, bodyOfStop, server.parts.clock.now() - 3_600_000)],
  ])("is refused if it signs with %s", async (_what, signature) => {
    await proved();
    const { status, body } = await say(stop, signature());
    expect([status, body.code]).toEqual([401, "signature-refused"]);
    expect(await smsState()).toMatchObject({ stopped: false });
  });

  it("says that a carrier was told to stop: nothing is answered", async () => {
    await proved();
    const count = taken.length;
    const { id } = JSON.parse(taken.at(-1)!.body) as { id: string };
    await say({ id, status: "stopped" });
    await server.parts.settled();
    expect(await smsState()).toMatchObject({ stopped: true });
    expect(taken).toHaveLength(count);
  });

  it("says that a phone can't be reached: optional texts end until it is proved again", async () => {
    await proved();
    const { id } = JSON.parse(taken.at(-1)!.body) as { id: string };
    const rests = () => server.parts.database.read.selectFrom("bounced_address").selectAll().execute();
    await say({ id, status: "unreachable" });
    expect(await rests()).toMatchObject([{ rests_until: null }]);
    await say({ id: "nobody's", status: "unreachable" });
    await say({ id, status: "delivered" });
    expect(await rests()).toEqual([]);
  });
});

const stop = { id: "1", from: number, text: "STOP" };
const bodyOfStop = JSON.stringify(stop);

describe("M-31 without a gateway", () => {
  it("nobody may say what was texted, and production offers no texts", async () => {
    const bare = await startApp({ NODE_ENV: "production", PUBLIC_URL: "https://candor.test" });
    try {
      const { status } = await bare.ask("POST", "/rest/sms/inbound", {
        headers: { [signatureHeader]: signatureOf("", bodyOfStop, Date.now()) },
        payload: stop,
      });
      expect(status).toBe(401);
      expect(bare.parts.gateway).toBeUndefined();
      const asked = await askCode(bare, await person(bare, "nora@example.com"), newNumber());
      expect([asked.status, asked.headers["retry-after"]]).toEqual([503, "3600"]);
    } finally {
      await bare.close();
    }
  });
});

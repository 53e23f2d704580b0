import { sign } from "node:crypto";
import {
  fileText,
  type PublishedKey,
  type SignedDocument,
  signedBytes,
} from "@candor/contract/receipts/signed-document";
import { verify } from "@candor/contract/receipts/verify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rotateSignatureKey, signingKeyAt } from "../../../src/platform/signatures/keys.ts";
import { signedText } from "../../../src/platform/signatures/sign.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let people = 0;
const title = "Signal Keeper";
const day = 86_400_000;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title, organization: "Signal Trust", description: "<p>Keep <b>it</b>.</p>" }),
  ]);
  await pro(server, "pro@signal.example", "Signal Trust");
});
afterAll(() => server.close());

const somebody = (): Promise<Person> => person(server, `signer${(people += 1)}@example.com`);

async function applied(who: Person): Promise<string> {
  return (await apply(server, who, await jobNamed(server, title))).body.id;
}

async function receiptsOf(who: Person, id: string): Promise<{ issuedAt: string; text: string }[]> {
  return (await server.ask("GET", `/rest/applications/${id}/receipts`, who)).body.receipts;
}

async function keys(): Promise<PublishedKey[]> {
  return (await server.ask("GET", "/rest/receipt-keys")).body.keys;
}

async function stateOf(text: string | Uint8Array): Promise<string> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return (await verify(bytes, await keys())).state;
}

describe("M-04 a receipt", () => {
  it("holds what was sent, the posting as it was, when, and when an answer is due", async () => {
    const who = await somebody();
    const id = await applied(who);
    const [receipt] = await receiptsOf(who, id);
    const { document } = JSON.parse(receipt!.text) as SignedDocument;
    const { body: application } = await server.ask("GET", `/rest/applications/${id}`, who);
    expect(document).toMatchObject({
      kind: "application-receipt",
      application: { number: id, sentAt: application.created, answerBy: application.answerBy },
      posting: { title, organization: "Signal Trust", description: "<p>Keep <b>it</b>.</p>" },
      sent: { ...sent, resume: { sha256: application.resume.sha256 }, answers: [] },
    });
    expect(await stateOf(receipt!.text)).toBe("genuine");
  });

  it("is not genuine once any one of its bytes has changed", async () => {
    const who = await somebody();
    const [receipt] = await receiptsOf(who, await applied(who));
    const file = new TextEncoder().encode(receipt!.text);
    const published = await keys();
    for (let at = 0; at < file.length; at += 1) {
      for (const bit of [1, 32]) {
        const changed = Uint8Array.from(file);
        changed[at]! ^= bit;
        expect((await verify(changed, published)).state, `byte ${at}`).not.toBe("genuine");
      }
    }
    expect(await stateOf(`${receipt!.text} `)).not.toBe("genuine");
    expect(await stateOf(`\uFEFF${receipt!.text}`)).not.toBe("genuine");
    expect(await stateOf(receipt!.text.replace("{", '{"kind":1,'))).not.toBe("genuine");
  });

  it("is signed again when the application is edited, and the first one stays genuine", async () => {
    const who = await somebody();
    const id = await applied(who);
    await server.advance(1000);
    const elevatorPitch = "I keep it better now.";
    await server.ask("PATCH", `/rest/applications/${id}`, { ...who, payload: { elevatorPitch } });
    const receipts = await receiptsOf(who, id);
    const documents = receipts.map(({ text }) => (JSON.parse(text) as SignedDocument).document);
    expect(documents).toEqual([
      expect.objectContaining({ sent: expect.objectContaining({ elevatorPitch }) }),
      expect.objectContaining({ sent: expect.objectContaining({ elevatorPitch: sent.elevatorPitch }) }),
    ]);
    for (const { text } of receipts) expect(await stateOf(text)).toBe("genuine");
  });

  it("is offered only where there is one: older applications have none", async () => {
    const who = await somebody();
    const id = await applied(who);
    const hasReceipt = async () => (await server.ask("GET", `/rest/applications/${id}`, who)).body.hasReceipt;
    expect(await hasReceipt()).toBe(true);
    await server.parts.database.write((writer) =>
      writer.deleteFrom("application_receipt").where("application_id", "=", Number(id)).execute(),
    );
    expect(await hasReceipt()).toBe(false);
  });

  it("is only its owner's", async () => {
    const who = await somebody();
    const id = await applied(who);
    expect((await server.ask("GET", `/rest/applications/${id}/receipts`, await somebody())).status).toBe(404);
    expect((await server.ask("GET", `/rest/applications/${id}/receipts`)).status).toBe(404);
  });
});

describe("M-04 the keys that sign receipts", () => {
  const signNow = () =>
    server.parts.database.write((writer) => signedText(writer, { kind: "test" }, server.parts.clock.now()));
  const keyOf = (text: string) => (JSON.parse(text) as SignedDocument).signature.key;

  it("are replaced after a year and at the operator's wish, and keep what they signed genuine", async () => {
    const first = await signNow();
    await server.advance(366 * day);
    const second = await signNow();
    const { id } = await server.parts.database.write((writer) =>
      rotateSignatureKey(writer, server.parts.clock.now()),
    );
    const third = await signNow();
    expect(keyOf(third)).toBe(id);
    expect(new Set([first, second, third].map(keyOf)).size).toBe(3);
    for (const text of [first, second, third]) expect(await stateOf(text)).toBe("genuine");
  });

  it("sign nothing genuine once they are retired", async () => {
    const key = await server.parts.database.write((writer) => signingKeyAt(writer, server.parts.clock.now()));
    const signedWith = ({ private_key }: typeof key) => {
      const [document, signedAt] = [{ kind: "test" }, new Date(server.parts.clock.now()).toISOString()];
      const value = sign(null, signedBytes({ document, signedAt }), private_key).toString("hex");
      return fileText({ document, signature: { algorithm: "Ed25519", key: key.id, signedAt, value } });
    };
    expect(await stateOf(signedWith(key))).toBe("genuine");
    await server.parts.database.write((writer) => rotateSignatureKey(writer, server.parts.clock.now()));
    await server.advance(2 * day);
    expect(await stateOf(signedWith(key))).toBe("other-key");
  });

  it("are published without their private halves", async () => {
    await signNow();
    expect(JSON.stringify(await keys())).not.toContain("PRIVATE");
    for (const key of await keys())
      expect(Object.keys(key)).toEqual(expect.arrayContaining(["id", "publicKey", "from"]));
  });
});

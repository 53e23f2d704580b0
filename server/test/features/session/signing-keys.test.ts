import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addSigningKey, openKeyring } from "../../../src/features/session/commands/signing-key.ts";
import {
  type Keyring,
  keyActivation,
  readToken,
  signToken,
} from "../../../src/features/session/rules/tokens.ts";
import { day, hour } from "../../../src/platform/durations.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

const start = Date.UTC(2026, 0, 1);
const subject = { accountId: 7, sessionId: "s", email: "ada@example.com" };
const first = { id: "first", secret: Buffer.alloc(32, 1), createdAt: start };
const second = { id: "second", secret: Buffer.alloc(32, 2), createdAt: start + 90 * day };
const both = { keys: [first, second] };

function sign(keys: Keyring, at: number): Promise<string> {
  return signToken(keys, "session", subject, at);
}

async function isGood(keys: Keyring, token: string, at: number): Promise<boolean> {
  return (await readToken(keys, "session", token, at)) !== undefined;
}

function keyOf(token: string): string {
  return JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()).kid;
}

describe("a new signing key", () => {
  const takesOver = second.createdAt + keyActivation;

  it("signs once every process has had time to read it", async () => {
    // Processes read the keys once an hour.
    expect(keyActivation).toBe(2 * hour);
    expect(keyOf(await sign(both, takesOver - 1))).toBe("first");
    expect(keyOf(await sign(both, takesOver))).toBe("second");
    expect(keyOf(await sign({ keys: [second] }, second.createdAt))).toBe("second");
  });

  it("signs nobody out: what the previous key signed is valid until it expires", async () => {
    const token = await sign(both, takesOver - hour);
    expect(await isGood(both, token, takesOver + 13 * day)).toBe(true);
    expect(await isGood(both, token, takesOver + 14 * day)).toBe(false);
  });

  it("ends the validity of its predecessor, also in the hands of a thief", async () => {
    const forged = await sign({ keys: [first] }, takesOver + day);
    expect(await isGood({ keys: [first] }, forged, takesOver + day)).toBe(true);
    expect(await isGood(both, forged, takesOver + day)).toBe(false);
  });

  it("of somebody else is not accepted", async () => {
    const token = await sign({ keys: [{ ...first, secret: Buffer.alloc(32, 9) }] }, start);
    expect(await isGood(both, token, start)).toBe(false);
    expect(await isGood({ keys: [second] }, await sign({ keys: [first] }, start), start)).toBe(false);
  });
});

describe("the keys of all processes", () => {
  let records: TestRecords;
  beforeEach(async () => {
    records = await testRecords();
  });
  afterEach(() => records.close());

  it("are the same, and are followed by one new key after 90 days", async () => {
    const { database, clock } = records;
    const [here, there] = await Promise.all([openKeyring(database, clock), openKeyring(database, clock)]);
    expect(here.keys).toEqual(there.keys);
    const renew = (keyring: typeof here, at: number) => database.write((writer) => keyring.renew(writer, at));
    const { createdAt } = here.keys[0]!;
    await renew(here, createdAt + 90 * day - 1);
    expect(here.keys).toHaveLength(1);
    await renew(here, createdAt + 90 * day);
    await renew(there, createdAt + 90 * day);
    await renew(here, createdAt + 91 * day);
    expect(here.keys).toHaveLength(2);
    expect(there.keys).toEqual(here.keys);
  });

  it("include an operator's key after the next reading", async () => {
    const { database, clock } = records;
    const keyring = await openKeyring(database, clock);
    const before = keyring.keys.length;
    await database.write((writer) => addSigningKey(writer, clock.now()));
    await database.write((writer) => keyring.renew(writer, clock.now()));
    expect(keyring.keys).toHaveLength(before + 1);
  });
});

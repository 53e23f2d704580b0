import { beforeEach, describe, expect, it, vi } from "vitest";
import { readSessionToken } from "../../../src/features/session/gate/tokens.ts";
import { type Keyring, keyActivation, signToken } from "../../../src/features/session/rules/tokens.ts";
import { day } from "../../../src/platform/durations.ts";

const start = Date.UTC(2026, 0, 1);
const first = { id: "first", secret: Buffer.alloc(32, 1), createdAt: start };
const second = { id: "second", secret: Buffer.alloc(32, 2), createdAt: start + day };
const subject = { accountId: 7, sessionId: "s", email: "ada@example.com" };

let keys: Keyring;
beforeEach(() => {
  keys = { keys: [first] };
});

const sign = (kind: "session" | "download", at: number) => signToken(keys, kind, subject, at);

async function isGood(token: string, at: number, known: Keyring = keys): Promise<boolean> {
  return (await readSessionToken(known, token, at))?.accountId === 7;
}

describe("a session token that was verified", () => {
  it("is not verified again, and names the same subject", async () => {
    const token = await sign("session", start);
    const verifying = vi.spyOn(crypto.subtle, "verify");
    const read = [
      await readSessionToken(keys, token, start),
      await readSessionToken(keys, token, start + day),
    ];
    expect(verifying).toHaveBeenCalledTimes(1);
    verifying.mockRestore();
    expect(read[0]).toMatchObject({ ...subject, expiresAt: start + 14 * day });
    expect(read[1]).toEqual(read[0]);
  });

  it("expires to the millisecond as one that was not", async () => {
    const token = await sign("session", start);
    expect(await isGood(token, start)).toBe(true);
    for (const known of [keys, { keys: [first] }]) {
      expect(await isGood(token, start + 14 * day - 1, known)).toBe(true);
      expect(await isGood(token, start + 14 * day, known)).toBe(false);
    }
  });

  it("is verified again when there is another key, and refused where that ends it", async () => {
    const forged = await sign("session", start + 3 * day);
    expect(await isGood(forged, start + 3 * day)).toBe(true);
    const both = { keys: [first, second] };
    expect(second.createdAt + keyActivation).toBeLessThan(start + 3 * day);
    expect(await isGood(forged, start + 3 * day, both)).toBe(false);
    expect(await isGood(forged, start + 3 * day, { keys: [second] })).toBe(false);
  });

  it("makes no other text valid, not even one that differs only in its last character", async () => {
    const token = await sign("session", start);
    expect(await isGood(token, start)).toBe(true);
    const changed = `${token.slice(0, -2)}${token.at(-2) === "A" ? "B" : "A"}${token.at(-1)}`;
    for (const other of [changed, token.toUpperCase(), await sign("download", start), ""])
      for (let time = 0; time < 2; time++) expect(await isGood(other, start)).toBe(false);
  });
});

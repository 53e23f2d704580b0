import { preferenceKinds } from "@candor/contract/values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listOfToken, offToken } from "../../../../src/features/preferences/rules/off-token.ts";

const key = (fill: number) => ({ id: "first", secret: new Uint8Array(32).fill(fill), createdAt: 0 });
const keys = { keys: [key(1)] };
const mailed = fc.record({
  kind: fc.constantFrom(...preferenceKinds),
  accountId: fc.integer({ min: 1, max: 2 ** 47 }),
  email: fc.emailAddress(),
});

describe("M-31 the token of an off switch", () => {
  it("names its list and account, and an address only by its hash", () => {
    fc.assert(
      fc.property(mailed, ({ email, ...list }) => {
        const token = offToken(keys, { email, ...list });
        expect(listOfToken(keys, token)).toMatchObject(list);
        expect(token).toMatch(/^[\w-]{74}$/);
        expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain(email);
      }),
    );
  });

  it("is refused with anything changed", () => {
    fc.assert(
      fc.property(mailed, fc.nat({ max: 54 }), fc.integer({ min: 1, max: 255 }), (list, at, by) => {
        const bytes = Buffer.from(offToken(keys, list), "base64url");
        bytes[at] = (bytes[at] ?? 0) ^ by;
        expect(listOfToken(keys, bytes.toString("base64url"))).toBeUndefined();
      }),
    );
  });

  it("is refused by a server with other keys, and in another spelling", () => {
    const token = offToken(keys, { kind: "jobAlerts", accountId: 7, email: "ada@example.com" });
    expect(listOfToken({ keys: [key(2)] }, token)).toBeUndefined();
    for (const spelling of [`${token}=`, ` ${token}`, `${token}A`, token.slice(1), ""])
      expect(listOfToken(keys, spelling)).toBeUndefined();
  });

  it("stays valid beside newer keys", () => {
    const token = offToken(keys, { kind: "jobAlerts", accountId: 7, email: "Ada@Example.com" });
    const list = listOfToken({ keys: [key(1), key(2), key(3)] }, token);
    expect(list).toEqual(
      listOfToken(keys, offToken(keys, { kind: "jobAlerts", accountId: 7, email: "ada@example.com" })),
    );
  });
});

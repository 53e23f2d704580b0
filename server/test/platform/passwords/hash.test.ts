import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "../../../src/platform/passwords/hash.ts";

const salt = Buffer.alloc(16, 7);

describe("a password's hash", () => {
  it("is argon2id in PHC text, at OWASP's cost, and holds no letter of the password", async () => {
    const hash = await hashPassword("kelp lantern 42", salt);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it("fits one password only, and all of it", async () => {
    const long = "x".repeat(200);
    const hash = await hashPassword(`${long}y`, salt);
    expect(await isPassword(hash, `${long}y`)).toBe(true);
    expect(await isPassword(hash, `${long}z`)).toBe(false);
    expect(await isPassword(hash, long)).toBe(false);
  });

  it("is the same however a keyboard composes its letters", async () => {
    expect(await isPassword(await hashPassword("caf\u00e9 noir", salt), "cafe\u0301 noir")).toBe(true);
  });

  it("is read at the cost that it names", async () => {
    // RFC 9106's function with other parameters: m=8, t=1, p=1.
    const cheap = "$argon2id$v=19$m=8,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$";
    const { argon2Sync } = await import("node:crypto");
    const tag = argon2Sync("argon2id", {
      message: "kelp",
      nonce: salt,
      memory: 8,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    expect(await isPassword(`${cheap}${tag.toString("base64").replaceAll("=", "")}`, "kelp")).toBe(true);
  });

  it.each([null, undefined])("matches no password if there is none (%s)", async (none) => {
    expect(await isPassword(none, "")).toBe(false);
  });
});

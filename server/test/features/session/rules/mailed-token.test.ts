import { expect, it } from "vitest";
import {
  isMailedToken,
  mailedToken,
  rowOfToken,
} from "../../../../src/features/session/rules/mailed-token.ts";

const secret = "secret";
const row = { id: 7, salt: "salt" };
const token = mailedToken(secret, "sign-in", row);
const purposes = ["sign-in", "email-change", "disown", "state", "nonce", "verifier"] as const;

it("a mailed token names its row and holds 256 bits", () => {
  expect(token).toMatch(/^7\.[\w-]{43}$/);
  expect(rowOfToken(token)).toBe(7);
  expect(isMailedToken(secret, "sign-in", row, token)).toBe(true);
});

it("a mailed token of one purpose passes for no other", () => {
  for (const purpose of purposes) {
    const passing = purposes.filter((other) =>
      isMailedToken(secret, other, row, mailedToken(secret, purpose, row)),
    );
    expect(passing).toEqual([purpose]);
  }
});

it.each([
  ["another row's", mailedToken(secret, "sign-in", { ...row, id: 8 })],
  [
    "another row's proof under this one's number",
    mailedToken(secret, "sign-in", { ...row, id: 8 }).replace("8.", "7."),
  ],
  ["another salt's", mailedToken(secret, "sign-in", { ...row, salt: "pepper" })],
  ["another server's", mailedToken("another", "sign-in", row)],
  ["one with a changed end", `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
  ["one that goes on", `${token}A`],
  ["a part of one", token.slice(0, -1)],
  ["nothing", ""],
])("%s is no token of the row", (_what, given) => {
  expect(isMailedToken(secret, "sign-in", row, given)).toBe(false);
});

const proof = "A".repeat(43);

it.each([
  `.${proof}`,
  `x.${proof}`,
  `-1.${proof}`,
  `1e3.${proof}`,
  `1.${proof}A`,
  `1.${proof.slice(1)}`,
  `1.${proof.slice(1)}+`,
  `1${proof}`,
  ` 1.${proof}`,
  `1.${proof}\n`,
  `${"1".repeat(16)}.${proof}`,
  "",
])("%j names no row", (given) => {
  expect(rowOfToken(given)).toBeUndefined();
});

it("the longest number of a row is exact", () => {
  expect(rowOfToken(`${"9".repeat(15)}.${proof}`)).toBe(999_999_999_999_999);
});

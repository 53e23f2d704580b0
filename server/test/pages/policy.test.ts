import { expect, it } from "vitest";
import { pagePolicy, referrerPolicy } from "../../src/pages/policy.ts";

it("a page whose address carries a credential tells it to nobody", () => {
  expect(referrerPolicy({ e: "secret" })).toBe("no-referrer");
  expect(referrerPolicy({ e: ["", "secret"], query: "go" })).toBe("no-referrer");
  expect(referrerPolicy({ query: "go" })).toBe("strict-origin-when-cross-origin");
});

it("a page's scripts make HTML only of what was sanitised", () => {
  const policy = pagePolicy(["'nonce-abc'"], { development: false, secure: true }).split("; ");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types candor");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
});

import { expect, it } from "vitest";
import { referrerPolicy } from "../../src/pages/policy.ts";

it("a page whose address carries a credential tells it to nobody", () => {
  expect(referrerPolicy({ e: "secret" })).toBe("no-referrer");
  expect(referrerPolicy({ e: ["", "secret"], query: "go" })).toBe("no-referrer");
  expect(referrerPolicy({ query: "go" })).toBe("strict-origin-when-cross-origin");
});

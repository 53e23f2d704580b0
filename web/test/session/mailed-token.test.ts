import { limits } from "@candor/contract/limits";
import { expect, it } from "vitest";
import { mailedTokenIn } from "../../app/session/mailed-token.ts";

it("M-31 whatever stands for a mailed token is sent as a wrong token, not as a text that no call takes", () => {
  expect(mailedTokenIn({ token: "a\0b" })).toBe("a\uFFFDb");
  expect(mailedTokenIn({ token: "a".repeat(9999) })).toHaveLength(limits.mailedTokenCharacters);
  expect(mailedTokenIn({})).toBe("");
});

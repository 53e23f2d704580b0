import { expect, it } from "vitest";
import { shareText } from "../../app/wording/share.ts";

it.each([
  [0, 7, "0%"],
  [7, 7, "100%"],
  [1, 8, "12.5%"],
  [1, 3, "33.3%"],
  [1, 1_000_000, "<0.1%"],
  [999_999, 1_000_000, ">99.9%"],
])("%d of %d is %s: a share is never rounded to nothing or to all", (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

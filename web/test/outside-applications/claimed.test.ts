import { expect, it } from "vitest";
import { isTold } from "../../app/outside-applications/claimed.ts";

const interview = "/interview/7/3/12/abc";

it.each([
  ["all", 2, "/settings/applications", true],
  ["one of two", 1, "/search", true],
  ["none", 0, "/search", false],
  ["all", 2, interview, false],
  ["all", 2, "/interview-test/7", false],
  ["all", 2, "/apply/diver/3/interview", true],
])("A-15 R-81 where %s is claimed (%i), the page %s says so: %s", (_how, claimed, pathname, told) => {
  expect(isTold({ claimed, total: 2 }, pathname)).toBe(told);
});

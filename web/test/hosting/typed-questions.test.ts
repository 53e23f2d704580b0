import { expect, it } from "vitest";
import { focusedAfter } from "../../app/hosting/editor/typed-questions.ts";

it.each([
  ["question-add", 3, 2],
  ["question-raise-2", 3, 1],
  ["question-remove-0", 2, 0],
  ["question-remove-2", 2, 1],
  ["question-remove-0", 0, -1],
])("after %s, with %i questions left, the one at %i takes the focus", (intent, count, at) => {
  expect(focusedAfter(intent, count)).toBe(at);
});

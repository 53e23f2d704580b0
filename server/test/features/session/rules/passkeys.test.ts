import { expect, it } from "vitest";
import { isCopied, userHandle } from "../../../../src/features/session/rules/passkeys.ts";

it.each([
  [0, 0, false],
  [0, 1, false],
  [1, 2, false],
  [1, 1, true],
  [2, 1, true],
  [1, 0, true],
])("a passkey that was seen at %i and shows %i is a copy: %s", (seen, shown, copied) => {
  expect(isCopied(seen, shown)).toBe(copied);
});

it("an account's user handle is unique, stable, and reveals nothing", () => {
  const handle = userHandle("secret", 7);
  expect(handle).toMatch(/^[\w-]{43}$/);
  expect(userHandle("secret", 7)).toBe(handle);
  expect([userHandle("secret", 8), userHandle("another", 7)]).not.toContain(handle);
});

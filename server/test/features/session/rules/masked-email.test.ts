import { expect, it } from "vitest";
import { maskedEmail } from "../../../../src/features/session/rules/masked-email.ts";

it.each([
  ["ada@example.com", "a•••@example.com"],
  ["a@example.com", "a•••@example.com"],
  ['"a@b"@example.com', '"•••@example.com'],
  ["𝒜da@example.com", "𝒜•••@example.com"],
  ["", "•••"],
])("%j is shown as %s", (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

import { expect, it } from "vitest";
import { nameOfAddress } from "../../../../src/features/accounts/rules/name.ts";

it.each([
  ["maria.lopez@example.com", "Maria Lopez"],
  ["pro@example.com", "Pro"],
  ["j-r_b+jobs@example.com", "J R B Jobs"],
  ["___@example.com", "___@example.com"],
])("%s is called %s until told otherwise", (email, name) => {
  expect(nameOfAddress(email)).toBe(name);
});

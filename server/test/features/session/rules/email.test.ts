import { expect, it } from "vitest";
import { hasKnownDomain } from "../../../../src/features/session/rules/email.ts";

it.each([
  ["ada@example.com", true, true],
  ["ada@EXAMPLE.DEV", true, true],
  ["ada@candor.test", true, false],
  ["ada@jobs.example", true, false],
  ["ada@example.cmo", false, false],
  ["ada@example.nosuch", false, false],
])("V-08 %s: known %s, in production %s", (email, known, inProduction) => {
  expect(hasKnownDomain(email, { production: false })).toBe(known);
  expect(hasKnownDomain(email, { production: true })).toBe(inProduction);
});

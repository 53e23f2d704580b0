import { expect, it } from "vitest";
import { mayAskCurrentPay } from "../../../../src/features/profiles/rules/pay-history.ts";

const place = (country: string | null, region: string | null = null, city: string | null = null) => ({
  country,
  region,
  city,
});

it.each([
  ["is asked in Texas", place("US", "TX", "Austin"), true],
  ["isn't asked in California", place("US", "CA", "Fresno"), false],
  ["isn't asked in New York", place("US", "NY"), false],
  ["isn't asked in Philadelphia", place("US", "PA", "philadelphia"), false],
  ["is asked elsewhere in Pennsylvania", place("US", "PA", "Pittsburgh"), true],
  ["isn't asked where the state isn't known", place("US", null, "Austin"), false],
  ["isn't asked where the state is no state", place("US", "Cali"), false],
  ["isn't asked in British Columbia", place("CA", "BC"), false],
  ["is asked in Alberta", place("CA", "AB"), true],
  ["isn't asked in the European Union", place("DE", null, "Berlin"), false],
  ["isn't asked in Puerto Rico", place("PR"), false],
  ["is asked in Japan", place("JP"), true],
  ["isn't asked where the country isn't known", place(null, "TX"), false],
])("E-12: current pay %s", (_fact, where, asked) => {
  expect(mayAskCurrentPay(where)).toBe(asked);
});

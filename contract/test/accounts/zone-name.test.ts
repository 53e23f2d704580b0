import { expect, it } from "vitest";
import { withUtcOffset } from "../../src/accounts/utc-offset.ts";
import { zoneName } from "../../src/accounts/zone-name.ts";

it.each([
  ["America/New_York", "America/New York"],
  ["America/Argentina/Buenos_Aires", "America/Argentina/Buenos Aires"],
  ["Etc/GMT+5", "UTC−5"],
  ["Etc/GMT-14", "UTC+14"],
  ["Etc/GMT", "UTC"],
  ["Etc/UTC", "UTC"],
  ["UTC", "UTC"],
])("the zone %s is named %s", (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

it.each([
  ["10:00 AM GMT-5", "10:00 AM UTC−5"],
  ["9:00 AM GMT+5:30", "9:00 AM UTC+5:30"],
  ["10:00 AM GMT", "10:00 AM GMT"],
  ["10:00 AM CST", "10:00 AM CST"],
  ["10:00 AM UTC", "10:00 AM UTC"],
])("a moment that Intl writes as %s says %s", (text, said) => {
  expect(withUtcOffset(text)).toBe(said);
});

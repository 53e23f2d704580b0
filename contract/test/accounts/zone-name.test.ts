import { expect, it } from "vitest";
import { withZoneName, zoneName } from "../../src/accounts/zone-name.ts";

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
  ["Etc/GMT+5", "10:00 AM GMT-5", "10:00 AM UTC−5"],
  ["America/Sao_Paulo", "10:00 AM GMT-3", "10:00 AM GMT-3"],
  ["UTC", "10:00 AM UTC", "10:00 AM UTC"],
])("a moment in %s says %s", (zone, text, named) => {
  expect(withZoneName(text, zone)).toBe(named);
});

import { expect, it } from "vitest";
import { deviceNamed, deviceShown, networkShown } from "../../../../src/features/session/rules/client.ts";
import { inLocale } from "../../../../src/platform/locale.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

it.each([
  [firefox, "Firefox on Linux"],
  [`${firefox}${" ".repeat(5000)}`, "Firefox on Linux"],
  // A long header is cut off.
  [`${"x".repeat(1000)} ${firefox}`, undefined],
  ["curl/8.5.0", undefined],
  ["", undefined],
  [undefined, undefined],
])("a browser that says %j is %s", (userAgent, device) => {
  expect(deviceNamed(userAgent)).toBe(device);
});

it.each([
  ["Firefox on Linux", "Firefox on Linux", "Firefox en Linux"],
  ["Firefox en Linux", "Firefox on Linux", "Firefox en Linux"],
  ["Microsoft Edge en Windows", "Microsoft Edge on Windows", "Microsoft Edge en Windows"],
  ["A browser", "A browser", "A browser"],
])("a session stored as %s reads %s in English and %s in Spanish", (stored, english, spanish) => {
  expect(inLocale("en-US", () => deviceShown(stored))).toBe(english);
  expect(inLocale("es-US", () => deviceShown(stored))).toBe(spanish);
});

it.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::9", "2001:db8::/48"],
  ["::1", "::/48"],
  ["203.0.113.7:50123", "203.0.113.0/24"],
])("the network of %s is shown as %s", (address, network) => {
  expect(networkShown(address)).toBe(network);
});

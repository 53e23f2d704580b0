import { expect, it } from "vitest";
import { deviceNamed, networkShown } from "../../../../src/features/session/rules/client.ts";

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
  ["203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::9", "2001:db8::/48"],
  ["::1", "::/48"],
])("the network of %s is shown as %s", (address, network) => {
  expect(networkShown(address)).toBe(network);
});

import { describe, expect, it } from "vitest";
import { networkOf } from "../../../src/platform/http/addresses.ts";

describe("who a limit counts", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["203.0.113.7:50123", "203.0.113.7"],
    ["[2001:db8:1:2::9]:50123", "2001:db8:1:2::/64"],
    ["[::ffff:203.0.113.7]:50123", "203.0.113.7"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("%s is counted as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

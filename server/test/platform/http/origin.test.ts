import { describe, expect, it } from "vitest";
import { publicOrigin } from "../../../src/platform/http/origin.ts";

describe("the address for a browser that asks a host", () => {
  it.each([
    ["localhost:3000", "http://localhost:3000"],
    ["127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["[::1]:3000", "http://[::1]:3000"],
    ["127.0.0.1:3001", "http://localhost:3000"],
    ["evil.example:3000", "http://localhost:3000"],
    [undefined, "http://localhost:3000"],
  ])("%s is %s if none is configured", (host, address) => {
    const origin = publicOrigin(undefined);
    origin.listensOn(3000);
    expect(origin.urlAt(host)).toBe(address);
  });

  it("is the configured one", () => {
    const origin = publicOrigin("https://jobs.example.com");
    origin.listensOn(3000);
    expect(origin.urlAt("127.0.0.1:3000")).toBe("https://jobs.example.com");
  });
});

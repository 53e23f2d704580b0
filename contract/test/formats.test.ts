import { describe, expect, it } from "vitest";
import { z } from "zod";
import { webAddress } from "../src/formats.ts";
import { newOutsideApplication } from "../src/outside-applications/shapes.ts";

/** `URL` drops tabs and line breaks, so an address with them would be another one than is shown. */
describe.each([
  ["that a program calls", z.object({ url: webAddress(200) })],
  ["of a posting elsewhere", newOutsideApplication],
])("an address %s", (_name, schema) => {
  it.each([
    "https://works.exa\tmple/",
    "https://works.example/\nhttps://evil.example",
    "https://works.example/\0",
  ])("is on one line: %j", (url) => expect(schema.safeParse({ url }).success).toBe(false));

  it("has no characters that nobody sees", () => {
    const url = " https://works.example/\u202egpj\u200b ";
    expect(schema.parse({ url })).toMatchObject({ url: "https://works.example/gpj" });
  });
});

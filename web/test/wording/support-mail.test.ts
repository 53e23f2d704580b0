import { expect, it } from "vitest";
import { supportMail } from "../../app/wording/support-mail.ts";

it("X-08 a mail to support has its subject and the lines that help", () => {
  const address = supportMail("candor.example", "Report: 7\nPage: /search?query=a&b");
  const { protocol, pathname, searchParams } = new URL(address);
  expect([protocol, pathname]).toEqual(["mailto:", "support@candor.example"]);
  expect(searchParams.get("subject")).toBe("Unexpected error");
  expect(searchParams.get("body")).toBe("Report: 7\nPage: /search?query=a&b");
  // Mail programs read a plus sign as a plus sign, not as a space.
  expect(address).not.toContain("+");
});

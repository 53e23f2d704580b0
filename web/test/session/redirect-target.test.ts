import fc from "fast-check";
import { expect, it } from "vitest";
import { redirectTarget } from "../../app/session/redirect-target.ts";

it.each([
  "/",
  "/search?query=nurse&location=Austin%2C+TX",
  "/settings/applications/offer",
  "/apply/nurse/12/contact#phone",
  "/login-help",
  "/a%5Cb",
])("N-08 %s is where a sign-in ends", (address) => {
  expect(redirectTarget(address)).toBe(address);
});

it.each([
  null,
  "",
  "search",
  "https://evil.example/",
  "javascript:alert(1)",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\u0000",
  "/a\\b",
  "/a\tb",
  "/.//evil.example",
  "/%2e%2e//evil.example",
  "/a/..//evil.example",
  "/a//b",
  "/login",
  "/login/password?redirect=/login",
  "/LOGIN",
  "/a/../login",
  "/logout",
])("N-08 %j leads home", (given) => {
  expect(redirectTarget(given)).toBe("/");
});

it("stays here whatever is given, and is decoded no second time", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "//",
    ".",
    "..",
    "%2f",
    "%5c",
    "@",
    ":",
    "?",
    "#",
    "\t",
    "evil.example",
  );
  const addresses = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(addresses, (given) => {
      const target = redirectTarget(given);
      expect(new URL(target, "https://candor.example").origin).toBe("https://candor.example");
      expect(target).not.toMatch(/^\/[/\\]|\\|\p{Cc}/u);
      expect(redirectTarget(target)).toBe(target);
    }),
  );
});

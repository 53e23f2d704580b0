import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heldAddress, redirectTarget } from "../../app/session/redirect-target.ts";

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
  "//evil.example/x",
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

const here = "https://candor.example";
const held = (path: string) => heldAddress(new URL(`${here}${path}`), here);

describe("N-10 a path that holds a full URL", () => {
  it.each([
    ["/https://candor.example/search?query=kelp", "/search?query=kelp"],
    ["/https://candor.example", "/"],
    ["/http://candor.example/about", "/about"],
    ["/HTTPS://CANDOR.EXAMPLE/about", "/about"],
    ["/https:/candor.example/about", "/about"],
    ["/https%3A%2F%2Fcandor.example%2Fabout", "/about"],
    ["/https://user@candor.example/about", "/about"],
    ["/a/https://candor.example/about", "/about"],
    ["/settings/b/http:/candor.example/search?query=kelp", "/search?query=kelp"],
  ])("of ours leads there: %s", (path, address) => {
    expect(held(path)).toBe(address);
  });

  it.each([
    "/https://evil.example/",
    "/https://candor.example.evil.example/",
    "/https://candor.example@evil.example/",
    "/https://candor.example:8443/",
    "/https%253A%252F%252Fcandor.example%252Fabout",
    "/https://candor.example//evil.example",
    "/https://candor.example/.//evil.example",
    "/https://candor.example/a%5Cb",
    "/https://candor.example/https://evil.example/",
    "/ftp://candor.example/",
    "/javascript:alert(1)",
    "/https://",
    "/https:",
    "/a/https://evil.example/",
    "/ahttps://candor.example/",
    "/%E0%A4%A",
    "/about",
    "/",
  ])("of another site, or none, leads nowhere: %s", (path) => {
    expect(held(path)).toBeUndefined();
  });

  it("leads here, whatever the path is", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.boolean(), (url, encoded) => {
        const path = encoded ? encodeURIComponent(url) : url;
        expect(held(`/${path}`)).toBeUndefined();
        const own = heldAddress(new URL(`${here}/${path}`), new URL(url).origin);
        if (own !== undefined) expect(own).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});

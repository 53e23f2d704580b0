import { expect, it } from "vitest";
import { pagePolicy, referrerPolicy } from "../../src/pages/policy.ts";

const plain = { development: false, formTargets: [], oneTap: false };

it("a page whose address carries a credential tells it to nobody", () => {
  expect(referrerPolicy({ e: "secret" })).toBe("no-referrer");
  expect(referrerPolicy({ e: ["", "secret"], query: "go" })).toBe("no-referrer");
  expect(referrerPolicy({ query: "go" })).toBe("strict-origin-when-cross-origin");
});

it("a page's scripts turn only sanitized text into HTML", () => {
  const policy = pagePolicy(["'nonce-abc'"], { ...plain, secure: true }).split("; ");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types candor candor-worker candor-editor ProseMirrorClipboard default");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
});

it("S-19 a page's forms lead on to the providers that are configured, and to nobody else", () => {
  const formTargets = ["https://accounts.google.com", "https://id.example.com"];
  const policy = (targets: string[]) =>
    pagePolicy([], { ...plain, secure: true, formTargets: targets }).split("; ");
  expect(policy([])).toContain("form-action 'self'");
  expect(policy(formTargets)).toContain(
    "form-action 'self' https://accounts.google.com https://id.example.com",
  );
});

it("S-20 a page that may prompt loads Google's part for that; other pages load nothing from other sites", () => {
  const policy = (oneTap: boolean) => pagePolicy(["'nonce-abc'"], { ...plain, secure: true, oneTap });
  expect(policy(false)).not.toContain("google");
  expect(policy(false)).not.toContain("frame-src");
  expect(policy(true).split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'nonce-abc' https://accounts.google.com/gsi/client",
      "connect-src 'self' https://accounts.google.com/gsi/",
      "frame-src https://accounts.google.com/gsi/",
      "style-src 'self' https://accounts.google.com/gsi/style",
      "require-trusted-types-for 'script'",
    ]),
  );
});

it("V-41 a page's scripts bring files to the file store that is configured, and to nobody else", () => {
  const policy = (fileStore?: string) => pagePolicy([], { ...plain, secure: true, fileStore }).split("; ");
  expect(policy()).toContain("connect-src 'self'");
  expect(policy("https://s3.example.com")).toContain("connect-src 'self' https://s3.example.com");
});

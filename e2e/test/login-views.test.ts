import { type MessageKey, message } from "@candor/contract/messages/message";
import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { field } from "./harness/easy-apply.ts";

const open = useBrowser();

const views: readonly (readonly [path: string, title: MessageKey])[] = [
  ["/login", "login.signIn"],
  ["/login/sign-in", "login.signIn"],
  ["/login/sign-up", "login.signUp"],
  ["/login/code?email=ada%40example.com", "login.code"],
  ["/login/email-link", "login.linkTitle"],
  ["/login/email-link?email=ada%40example.com", "login.emailLink"],
  ["/login/password", "login.password"],
  ["/login/forgot-password", "login.forgotPassword"],
  ["/login/reset-password?email=ada%40example.com", "login.resetPassword"],
];

describe("the views of signing in", () => {
  it.each(views)("R-32 R-33 %s is titled as the catalogue says", async (path, title) => {
    const page = await open(path, { javaScriptEnabled: false });
    await page.getByRole("heading", { level: 1, name: message(title), exact: true }).waitFor();
  });

  it("R-33 completing leads to signing in where there is nothing to complete", async () => {
    const page = await open("/login/completion", { javaScriptEnabled: false });
    expect(new URL(page.url()).pathname).toBe("/login/email-link");
  });

  it.each([true, false])("R-35 the address of mail is filled in; scripts: %s", async (javaScriptEnabled) => {
    const page = await open("/login/password?email=ada%40example.com", { javaScriptEnabled });
    expect(await field(page, message("login.email")).inputValue()).toBe("ada@example.com");
  });

  it("R-35 the address of mail is text, whatever it is", async () => {
    const email = '"><script>document.title = "kelp"</script>';
    const answer = await fetch(`${inject("address")}/login/password?email=${encodeURIComponent(email)}`);
    expect(await answer.text()).not.toContain("<script>document.title");
    const page = await open(`/login/password?email=${encodeURIComponent(email)}`);
    expect(await field(page, message("login.email")).inputValue()).toBe(email);
    expect(await page.title()).not.toBe("kelp");
  });
});

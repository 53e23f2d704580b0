import { type MessageKey, message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { field } from "../harness/easy-apply.ts";
import { served } from "../harness/served.ts";

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

test.describe("the views of signing in", () => {
  for (const [path, title] of views)
    test(`R-32 R-33 ${path} is titled as the catalogue says`, async ({ open }) => {
      const page = await open(path, { javaScriptEnabled: false });
      await page.getByRole("heading", { level: 1, name: message(title), exact: true }).waitFor();
    });

  test("R-33 completing redirects to sign in if there is nothing to complete", async ({ open }) => {
    const page = await open("/login/completion", { javaScriptEnabled: false });
    expect(new URL(page.url()).pathname).toBe("/login/email-link");
  });

  for (const javaScriptEnabled of [true, false])
    test(`R-35 the address of mail is filled in; scripts: ${javaScriptEnabled}`, async ({ open }) => {
      const page = await open("/login/password?email=ada%40example.com", { javaScriptEnabled });
      await expect(field(page, message("login.email"))).toHaveValue("ada@example.com");
    });

  test("R-35 the address of mail is shown as text, even if it holds markup", async ({ open }) => {
    const email = '"><script>document.title = "kelp"</script>';
    const answer = await fetch(`${served.address}/login/password?email=${encodeURIComponent(email)}`);
    expect(await answer.text()).not.toContain("<script>document.title");
    const page = await open(`/login/password?email=${encodeURIComponent(email)}`);
    await expect(field(page, message("login.email"))).toHaveValue(email);
    expect(await page.title()).not.toBe("kelp");
  });
});

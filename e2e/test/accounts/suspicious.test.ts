import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailedLink } from "../harness/mailbox.ts";
import { isPassword, isSignedIn, password, signUp } from "../harness/own-account.ts";
import { served } from "../harness/served.ts";
import { signIn } from "../harness/sign-in.ts";

/** The owner's page, and the link from the mail that a sign-in on another device sent. */
async function warned(open: Open, email: string): Promise<{ owner: Page; link: string }> {
  const owner = await open(blank);
  await signUp(owner, email);
  const stranger = await open(blank);
  await signIn(stranger, email);
  return { owner, link: await mailedLink(email, "/suspicious") };
}

const question = (page: Page) => page.getByRole("heading", { level: 1, name: message("suspicious.title") });
const tooOld = (page: Page) =>
  page.getByRole("heading", { level: 1, name: message("suspicious.tooOldTitle") });

test.describe("R-36 somebody who says that it was not them", () => {
  for (const [how, javaScriptEnabled] of scripting)
    test(`ends every session and continues to a new password: ${how}`, async ({ open }) => {
      const email = `not-me-${how.replaceAll(" ", "-")}@example.com`;
      const { owner, link } = await warned(open, email);
      const page = await open(link, { javaScriptEnabled });
      await question(page).waitFor();
      expect(await isSignedIn(owner)).toBe(true);
      expect(await isPassword(page, email, password)).toBe(true);
      await press(page, message("suspicious.act"));
      await page.getByText(message("suspicious.done")).waitFor();
      expect(new URL(page.url()).pathname).toBe("/login/forgot-password");
      await expect(field(page, message("login.email"))).toHaveValue(email);
      expect(await isSignedIn(owner)).toBe(false);
      expect(await isPassword(page, email, password)).toBe(false);
    });

  test("leaves the token in no address, page or request that follows", async ({ open }) => {
    const { link } = await warned(open, "not-me-token@example.com");
    const token = new URL(link, served.address).searchParams.get("token") ?? "";
    const page = await open(blank);
    const seen: string[] = [];
    page.on("request", (request) => seen.push(request.url(), JSON.stringify(request.headers())));
    await page.goto(link);
    await question(page).waitFor();
    expect(new URL(page.url()).search).toBe("");
    expect(await page.content()).not.toContain(token);
    expect(await page.evaluate(() => `${document.cookie} ${document.referrer}`)).not.toContain(token);
    await press(page, message("suspicious.act"));
    await page.getByText(message("suspicious.done")).waitFor();
    expect(seen.filter((text) => text.includes(token))).toEqual([`${served.address}${link}`]);
  });

  test("opens and asks without a script, and is stored nowhere", async ({ open }) => {
    const { link } = await warned(open, "not-me-kept@example.com");
    const opened = await fetch(`${served.address}${link}`, { redirect: "manual" });
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toBe("/suspicious");
    expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
    const cookie = opened.headers.getSetCookie()[0] ?? "";
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const page = await fetch(`${served.address}/suspicious`, {
      headers: { cookie: cookie.split(";")[0] ?? "" },
    });
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).not.toMatch(/<script|modulepreload/);
  });

  for (const path of ["/suspicious", "/suspicious?token=1.made-up"])
    test(`${path} leads only to a new password`, async ({ open }) => {
      const page = await open(path);
      if (path.includes("?")) await press(page, message("suspicious.act"));
      await tooOld(page).waitFor();
      await page
        .getByRole("main")
        .getByRole("link", { name: message("login.resetPassword") })
        .click();
      await page.waitForURL("**/login/forgot-password");
    });

  test("sees pages that pass axe", async ({ open }) => {
    const page = await open("/suspicious");
    expect(await faultsInEachView(page)).toEqual([]);
    await page.goto("/suspicious?token=1.made-up");
    await question(page).waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });
});

import { message } from "@candor/contract/messages/message";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { field, press } from "./harness/easy-apply.ts";
import { faultsInEachView } from "./harness/faults.ts";
import { mailedLink } from "./harness/mailbox.ts";
import { isPassword, isSignedIn, password, signUp } from "./harness/own-account.ts";
import { signIn } from "./harness/sign-in.ts";

const open = useBrowser();

/** The owner's page, and the link in the mail that a sign-in on another device brought. */
async function warned(email: string): Promise<{ owner: Page; link: string }> {
  const owner = await open("/about");
  await signUp(owner, email);
  const stranger = await open("/about");
  await signIn(stranger, email);
  return { owner, link: await mailedLink(email, "/suspicious") };
}

const question = (page: Page) => page.getByRole("heading", { level: 1, name: message("suspicious.title") });
const tooOld = (page: Page) =>
  page.getByRole("heading", { level: 1, name: message("suspicious.tooOldTitle") });

describe("R-36 whoever says that it was not them", () => {
  it.each([
    ["with scripts", true],
    ["without scripts", false],
  ])("ends every session and goes on to a new password: %s", async (how, javaScriptEnabled) => {
    const email = `not-me-${how.replaceAll(" ", "-")}@example.com`;
    const { owner, link } = await warned(email);
    const page = await open(link, { javaScriptEnabled });
    await question(page).waitFor();
    expect(await isSignedIn(owner)).toBe(true);
    expect(await isPassword(page, email, password)).toBe(true);
    await press(page, message("suspicious.act"));
    await page.getByText(message("suspicious.done")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login/forgot-password");
    expect(await field(page, message("login.email")).inputValue()).toBe(email);
    expect(await isSignedIn(owner)).toBe(false);
    expect(await isPassword(page, email, password)).toBe(false);
  });

  it("leaves the token in no address, page or request that follows", async () => {
    const { link } = await warned("not-me-token@example.com");
    const token = new URL(link, inject("address")).searchParams.get("token") ?? "";
    const page = await open("/about");
    const seen: string[] = [];
    page.on("request", (request) => seen.push(request.url(), JSON.stringify(request.headers())));
    await page.goto(link);
    await question(page).waitFor();
    expect(new URL(page.url()).search).toBe("");
    expect(await page.content()).not.toContain(token);
    expect(await page.evaluate(() => `${document.cookie} ${document.referrer}`)).not.toContain(token);
    await press(page, message("suspicious.act"));
    await page.getByText(message("suspicious.done")).waitFor();
    expect(seen.filter((text) => text.includes(token))).toEqual([`${inject("address")}${link}`]);
  });

  it("opens and asks without a script, and is kept nowhere", async () => {
    const { link } = await warned("not-me-kept@example.com");
    const opened = await fetch(`${inject("address")}${link}`, { redirect: "manual" });
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toBe("/suspicious");
    expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
    const cookie = opened.headers.getSetCookie()[0] ?? "";
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const page = await fetch(`${inject("address")}/suspicious`, {
      headers: { cookie: cookie.split(";")[0] ?? "" },
    });
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).not.toMatch(/<script|modulepreload/);
  });

  it.each(["/suspicious", "/suspicious?token=1.made-up"])(
    "%s leads to a new password at most",
    async (path) => {
      const page = await open(path);
      if (path.includes("?")) await press(page, message("suspicious.act"));
      await tooOld(page).waitFor();
      await page
        .getByRole("main")
        .getByRole("link", { name: message("login.resetPassword") })
        .click();
      await page.waitForURL("**/login/forgot-password");
    },
  );

  it("sees pages without a fault that can be found by rule", async () => {
    const page = await open("/suspicious");
    expect(await faultsInEachView(page)).toEqual([]);
    await page.goto("/suspicious?token=1.made-up");
    await question(page).waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });
});

import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import {
  currentPassword,
  follow,
  give,
  newPassword,
  refused,
  repeat,
  setNew,
} from "../harness/account-page.ts";
import { blank, expect, type OpenAccount, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { isPassword, isSignedIn, otherPassword, password } from "../harness/own-account.ts";
import { served } from "../harness/served.ts";
import { signIn } from "../harness/sign-in.ts";

test.describe("R-44 R-45 a stranger", () => {
  for (const path of ["/settings", "/settings/account"])
    test(`N-06 sees nothing at ${path} except the way to sign in`, async ({ open }) => {
      const page = await open(path);
      expect(new URL(page.url()).pathname).toBe("/login");
      expect(new URL(page.url()).searchParams.get("redirect")).toBe("/settings/account");
      await expect(page.getByText(message("account.sessions"))).toHaveCount(0);
    });

  test("P-03 changes nothing by a form", async () => {
    const answer = await fetch(`${served.address}/settings/account`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ intent: "end-others" }),
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/login?redirect=%2Fsettings%2Faccount",
    ]);
  });
});

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `account-${name}-${how.replaceAll(" ", "-")}@example.com`;

    test("V-17 V-18 V-19 V-20 V-21 V-22 a new password is refused for each of its faults, then accepted", async ({
      account,
    }) => {
      const email = address("password");
      const page = await account(email, "/settings/account", options);
      await follow(page, setNew);
      for (const [current, chosen, again, texts] of [
        ["", "", "", ["Current password required", "Password is required"]],
        [password, "k7&Qz!p", "k7&Qz!", ["Password is too short", "Passwords do not match"]],
        ["wrong", otherPassword, otherPassword, ["Current password is incorrect"]],
        [password, "password1", "password1", ["Password is not complex enough"]],
      ] as const) {
        await give(page, { [currentPassword]: current, [newPassword]: chosen, [repeat]: again });
        await press(page, setNew);
        for (const text of texts) await refused(page, text).waitFor();
      }
      await give(page, {
        [currentPassword]: password,
        [newPassword]: otherPassword,
        [repeat]: otherPassword,
      });
      await press(page, setNew);
      await page.getByText(message("auth.passwordSet")).waitFor();
      await expect(field(page, currentPassword)).toHaveCount(0);
      expect(await isPassword(page, email, otherPassword)).toBe(true);
      expect(await isPassword(page, email, password)).toBe(false);
    });

    test("a first password is set without a current one", async ({ signedIn }) => {
      const email = address("first");
      const page = await signedIn(email, "/settings/account", options);
      await page.getByText(message("account.hasNoPassword")).waitFor();
      await follow(page, message("account.setPassword"));
      await expect(field(page, currentPassword)).toHaveCount(0);
      await give(page, { [newPassword]: password, [repeat]: password });
      await press(page, message("account.setPassword"));
      await page.getByText(message("account.hasPassword")).waitFor();
      expect(await isPassword(page, email, password)).toBe(true);
    });

    test("V-01 V-02 a name is refused without its parts, keeps what was typed, and is saved", async ({
      account,
    }) => {
      const page = await account(address("name"), "/settings/account", options);
      await follow(page, message("account.changeName"));
      await give(page, { "First name": "Grace", "Last name": " " });
      await press(page, message("account.saveName"));
      await refused(page, "Last name is required").waitFor();
      await expect(field(page, "First name")).toHaveValue("Grace");
      await give(page, { "Last name": "Brewster" });
      await press(page, message("account.saveName"));
      await page.getByText(message("account.nameChanged")).waitFor();
      await page
        .getByRole("navigation", { name: message("page.account") })
        .getByText("Grace Brewster")
        .waitFor();
    });

    test("K-13 a picture is cut, shown in the menu, and deleted", async ({ account }) => {
      const page = await account(address("picture"), "/settings/account", options);
      const shown = page.getByRole("navigation", { name: message("page.account") }).locator("img");
      const give = async (name: string, buffer: Buffer) => {
        await page.locator("#picture").setInputFiles({ name, mimeType: "image/png", buffer });
        await press(page, message("account.savePicture"));
      };
      await give("me.png", Buffer.alloc(limits.resumeBytes + limits.bodyBytes));
      await page.getByText(message("apply.fileTooLarge", { size: "10 MB" })).waitFor();
      await give("me.png", Buffer.alloc(1024 * 1024));
      await page.getByText(message("problem.pictureUnreadable")).waitFor();
      await give("me.png", await page.screenshot());
      await page.getByText(message("form.saved")).waitFor();
      const own = page.getByRole("img", { name: message("account.pictureAlt") });
      await expect(own).toBeVisible();
      await expect(own).toHaveJSProperty("naturalWidth", 175);
      await expect(shown).toHaveCount(1);
      await press(page, message("account.removePicture"));
      await page.getByText(message("account.noPicture")).waitFor();
      await expect(shown).toHaveCount(0);
    });

    test("V-03 V-04 what a person goes by is refused, saved, and given up again", async ({ account }) => {
      const page = await account(address("goes-by"), "/settings/account", options);
      const menu = page.getByRole("navigation", { name: message("page.account") });
      await follow(page, message("account.changeDisplayName"));
      await give(page, { [message("account.displayName")]: " " });
      await press(page, message("account.saveName"));
      await refused(page, "Name is required").waitFor();
      await give(page, { [message("account.displayName")]: "G" });
      await press(page, message("account.saveName"));
      await refused(page, "Name is too short").waitFor();
      await give(page, { [message("account.displayName")]: "Amazing Grace" });
      await press(page, message("account.saveName"));
      await menu.getByText("Amazing Grace").waitFor();
      await follow(page, message("account.changeDisplayName"));
      await press(page, message("account.useFullName"));
      await expect(menu.getByText("Amazing Grace")).toHaveCount(0);
    });

    test("sessions are listed, and end one by one and everywhere else", async ({ open, account }) => {
      const email = address("sessions");
      const page = await account(email, blank, options);
      const others = [];
      for (const browser of ["Firefox", "Safari"] as const) {
        const other = await open(blank, { userAgent: userAgents[browser] });
        await signIn(other, email);
        others.push(other);
      }
      await page.goto("/settings/account");
      const sessions = page.getByRole("region", { name: message("account.sessions") });
      await expect(sessions.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
      await press(page, message("account.endSessionOn", { device: "Firefox on Linux" }));
      await page.getByText(message("account.sessionEnded")).waitFor();
      await expect(sessions.getByText("Firefox on Linux")).toHaveCount(0);
      expect(await Promise.all(others.map(isSignedIn))).toEqual([false, true]);
      await follow(page, message("account.endOthers"));
      await press(page, message("account.endOthers"));
      await page.getByText(message("account.othersEnded")).waitFor();
      expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
      expect(await isSignedIn(page)).toBe(true);
      const history = page.getByRole("region", { name: message("account.history") });
      await expect(history.getByRole("listitem")).toHaveCount(3);
    });
  });

const userAgents = {
  Firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  Safari:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
};

test("S-24 E-32 developer mode is a switch of this browser, and stays as it is set", async ({ account }) => {
  const page = await account("account-developer@example.com");
  const modeSwitch = page.getByRole("switch", { name: message("account.developerModeSwitch") });
  await expect(modeSwitch).not.toBeChecked();
  await modeSwitch.focus();
  await page.keyboard.press("Space");
  await page.reload();
  await expect(modeSwitch).toBeChecked();
  await modeSwitch.uncheck();
  expect(await page.evaluate(() => localStorage.getItem("developerMode"))).toBe("false");
});

test("K-11 a wrong password shakes for 170 ms", async ({ account }) => {
  const page = await account("account-shake@example.com", "/settings/account?change=password");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on its element below.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      document.documentElement.dataset["shaken"] = JSON.stringify(timing);
      return animate.call(this, frames, timing);
    };
  });
  await give(page, { [currentPassword]: "wrong", [newPassword]: otherPassword, [repeat]: otherPassword });
  await press(page, setNew);
  await refused(page, message("validation.currentPasswordIncorrect")).waitFor();
  await expect(page.locator("html")).toHaveAttribute("data-shaken", "170");
});

test("V-23 the strength of a new password is shown as it is typed", async ({ account }) => {
  const page = await account("account-strength@example.com", "/settings/account?change=password");
  await field(page, newPassword).fill("password1");
  await page.getByRole("status").getByText("Weak").waitFor();
});

test.describe("N-12 unsaved input", () => {
  /** The confirmation dialog. */
  async function leaving(account: OpenAccount, email: string) {
    const page = await account(email, "/settings/account?change=email");
    await page.waitForLoadState("networkidle");
    await give(page, { [message("account.newEmail")]: "half@" });
    await follow(page, message("account.cancel"));
    return { page, dialog: page.getByRole("alertdialog", { name: message("unsaved.title") }) };
  }

  test("stays where the person stays", async ({ account }) => {
    const { page, dialog } = await leaving(account, "account-stays@example.com");
    await dialog.getByRole("button", { name: message("button.stay") }).click();
    await dialog.waitFor({ state: "detached" });
    await expect(field(page, message("account.newEmail"))).toHaveValue("half@");
  });

  test("is lost if the person leaves", async ({ account }) => {
    const { page, dialog } = await leaving(account, "account-leaves@example.com");
    await dialog.getByRole("button", { name: message("button.leave") }).click();
    await page.getByRole("link", { name: message("account.changeEmail") }).waitFor();
  });
});

test("a password is changed by the keyboard alone", async ({ account }) => {
  const email = "account-keyboard@example.com";
  const page = await account(email);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: setNew }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe(currentPassword);
  await page.keyboard.type(password);
  // The "forgot password" link is between the two.
  for (const tabs of [2, 1]) {
    for (let tab = 0; tab < tabs; tab++) await page.keyboard.press("Tab");
    await page.keyboard.type(otherPassword);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText(message("auth.passwordSet")).waitFor();
  expect(await isPassword(page, email, otherPassword)).toBe(true);
});

function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement
      ? (activeElement.labels?.[0]?.textContent ?? undefined)
      : undefined;
  });
}

test("the settings' menu leads to one's own pages, and marks the one that is open", async ({ account }) => {
  const page = await account("account-menu@example.com");
  const menu = page.getByRole("navigation", { name: message("settings.menu") });
  for (const [key, path] of [
    ["settings.applications", "/settings/applications"],
    ["settings.favoriteSearches", "/settings/favorite-searches"],
    ["settings.recentSearches", "/settings/recent-searches"],
    ["settings.account", "/settings/account"],
  ] as const) {
    await menu.getByRole("link", { name: message(key) }).click();
    await page.waitForURL(`**${path}`);
    await expect(menu.locator("[aria-current=page]")).toHaveText([message(key)]);
  }
});

for (const path of [
  "/settings/account",
  ...["email", "password", "sessions"].map((change) => `/settings/account?change=${change}`),
])
  test(`${path} passes axe in every theme and width`, async ({ account }) => {
    const page = await account(`account-axe-${path.split("=")[1] ?? "none"}@example.com`, path);
    await page.waitForLoadState("networkidle");
    expect(await faultsInEachView(page)).toEqual([]);
    if (!/email|password/.test(path)) return;
    await page.locator(".change-form[novalidate]").getByRole("button").first().click();
    await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });

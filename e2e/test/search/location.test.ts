import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { hydrated, place, submit, wide } from "../harness/search-page.ts";

const locate = (page: Page) => page.getByRole("button", { name: message("location.use") });
const austin = {
  viewport: wide,
  permissions: ["geolocation"],
  geolocation: { latitude: 30.267_153, longitude: -97.743_061 },
};
const last = message("location.last", { position: "30.27, -97.74" });

test.describe("the browser's position", () => {
  test("keeps the focus on its button while its code loads", async ({ open }) => {
    const page = await hydrated(open("/search?query=kelp", { viewport: wide }));
    const passed = Promise.withResolvers<void>();
    await page.route(/\/assets\/locate-/, async (route) => {
      await passed.promise;
      await route.continue();
    });
    await place(page).focus();
    await page.keyboard.press("Tab");
    await expect(locate(page)).toBeFocused();
    passed.resolve();
    await expect(locate(page)).toHaveAttribute("aria-busy", "false");
    await expect(locate(page)).toBeFocused();
  });

  test("is searched around, remembered here, offered next time, and forgotten", async ({ open }) => {
    const page = await hydrated(open("/search?query=kelp", austin));
    await locate(page).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#location")?.value !== "");
    await expect(place(page)).toHaveValue("30.27, -97.74");
    await submit(page).click();
    await page.waitForURL("**location=30.27**");
    await page.getByRole("link", { name: "Kelp Farm Diver", exact: true }).waitFor();
    await page.goto("/search?query=kelp");
    await locate(page).waitFor();
    await place(page).focus();
    await page.getByRole("button", { name: last }).click();
    await expect(place(page)).toHaveValue("30.27, -97.74");
    await place(page).fill("");
    await page.getByRole("button", { name: message("location.forget") }).click();
    await page.getByRole("button", { name: last }).waitFor({ state: "detached" });
    expect(await page.evaluate(() => localStorage.getItem("location"))).toBeNull();
  });

  for (const [named, code, text] of [
    ["X-14", 1, message("location.permissionDenied")],
    ["X-15", 2, message("location.positionUnavailable")],
    ["X-16", 3, message("location.timeout")],
  ] as const)
    test(`${named} that is not given (%i) is reported under its title, and a place can be typed`, async ({
      open,
    }) => {
      const page = await hydrated(open("/search?query=kelp", { viewport: wide }));
      await page.evaluate((failure) => {
        navigator.geolocation.getCurrentPosition = (_found, failed) =>
          failed?.({ code: failure } as GeolocationPositionError);
      }, code);
      await locate(page).click();
      const notice = page.getByRole("status").filter({ hasText: text });
      await notice.getByText(message("location.couldNotGet")).waitFor();
      await place(page).fill("Austin, TX");
      await expect(place(page)).toHaveValue("Austin, TX");
    });
});

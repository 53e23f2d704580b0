import { message } from "@candor/contract/messages/message";
import { test } from "./harness/browser.ts";
import { press } from "./harness/easy-apply.ts";
import { newAddress, signUp } from "./harness/own-account.ts";

test("shots", async ({ open }) => {
  const page = await open("/about");
  await signUp(page, newAddress("shots"));
  for (const [name, path] of [
    ["data", "/settings/data"],
    ["sure", "/settings/data?change=delete"],
  ] as const) {
    await page.goto(path);
    for (const width of [360, 768, 1440])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `/tmp/shots/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
  }
  await press(page, message("ownData.deleteConfirm", { days: 7 }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: "/tmp/shots/waiting.png", fullPage: true });
});

import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { newAddress } from "../harness/own-account.ts";
import { signIn } from "../harness/sign-in.ts";

const phone = { viewport: { width: 360, height: 900 } };
const job = "/details/pier-watcher-1/{job}";

for (const [who, paths] of [
  ["a stranger", ["/", "/search?query=lighthouse", job, "/login", "/login/sign-up", "/hire"]],
  ["a person", ["/", "/search?query=lighthouse", job, "/settings/applications", "/settings/account"]],
] as const)
  test(`pages of ${who} do not move when their scripts start`, async ({ open }) => {
    const page = await open(blank, phone);
    if (who === "a person") await signIn(page, newAddress("steady"));
    const id = await jobNamed(page, "Pier Watcher 1");
    await page.addInitScript(watchShifts);
    const moved = [];
    for (const path of paths) moved.push(...(await shiftsOf(page, path.replace("{job}", id))));
    expect(moved).toEqual([]);
  });

declare global {
  var layoutShifts: readonly { readonly value: number }[];
}

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    const seen = list.getEntries() as unknown as typeof layoutShifts;
    globalThis.layoutShifts = [...layoutShifts, ...seen];
  }).observe({ type: "layout-shift", buffered: true });
}

/** Shifts that people notice. A header that is painted before the rest of the page arrives scores less. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: "networkidle" });
  const scores = await page.evaluate(() => layoutShifts.map(({ value }) => value));
  return scores.filter((score) => score > 0.02).map((score) => `${path}: ${score}`);
}

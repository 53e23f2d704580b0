import { expect, scripting, test } from "./harness/browser.ts";

const old = [
  ["general/account", "/settings/account"],
  ["general/password", "/settings/account"],
  ["notifications", "/settings/communication"],
  ["job-alerts", "/settings/communication"],
] as const;

for (const [how, javaScriptEnabled] of scripting)
  test(`R-58 R-59 R-60 R-61 old addresses of settings lead on for good, from both bases, ${how}`, async ({
    open,
  }) => {
    const page = await open("/", { javaScriptEnabled });
    for (const [path, now] of old)
      for (const base of ["/", "/settings/"]) {
        const answer = await page.request.get(`${base}${path}`, { maxRedirects: 0 });
        expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 301, now]);
        // Signed out, the page that it leads to asks to sign in first, and leads back.
        await page.goto(`${base}${path}`);
        expect(new URL(page.url()).searchParams.get("redirect")).toBe(now);
      }
  });

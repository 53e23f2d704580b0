import { applyTo } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { newAddress } from "../harness/own-account.ts";
import { signIn } from "../harness/sign-in.ts";

test("facts have figures of one width, so that they align", async ({ open }) => {
  const page = await open(blank, { javaScriptEnabled: false });
  await signIn(page, newAddress("figures"));
  const application = `/settings/application/${await applyTo(page, "Trawler Hand 3")}`;
  const paths = [application, "/settings/account", "/settings/data", "/news", "/legal/retention", "/trust"];
  let facts = 0;
  for (const path of [...paths, "/search?query=lighthouse"]) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const shown = document.querySelectorAll("main :is(time, td, dd, .facts-line li, .timeline-line)");
      const dated = [...shown].filter(({ textContent }) => /\d/.test(textContent));
      const uneven = dated.filter((fact) => getComputedStyle(fact).fontVariantNumeric !== "tabular-nums");
      return { count: dated.length, uneven: uneven.map(({ outerHTML }) => outerHTML.slice(0, 100)) };
    });
    expect(found.uneven, path).toEqual([]);
    facts += found.count;
  }
  expect(facts).toBeGreaterThan(60);
});

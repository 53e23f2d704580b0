import { message } from "@candor/contract/messages/message";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { diver } from "../harness/postings.ts";

const pages = {
  home: "/",
  "a refused form": "/?query=&location=Austin",
  results: "/search?query=remote+lighthouse+in+Maine&postedWithinDays=60&size=many",
  "no results": "/search?query=qqqqzzzz",
  "landing page": "/no-such-page",
  "Job Not Found": "/details/anything/999999999",
  "the live figures": "/trust",
  "the guide for developers": "/developers",
  "the reference of an area": "/developers/sign-in",
  "a long reference": "/developers/organization-applications",
};

for (const [name, path] of Object.entries(pages))
  test(`${name} passes axe in every theme and width`, async ({ open }) => {
    const page = await open(path);
    expect(await faultsInEachView(page)).toEqual([]);
  });

for (const path of [
  "/details/x/{job}",
  "/apply/x/{job}",
  "/organization/harbor-trust",
  "/search?query=kelp+diver",
])
  test(`an organization's name of one long word doesn't widen ${path}`, async ({ open }) => {
    // Without scripts: they would find another text than the server's.
    const page = await open(blank, { viewport: { width: 360, height: 900 }, javaScriptEnabled: false });
    await page.goto(path.replace("{job}", await jobNamed(page, diver.title)));
    await page.getByText(diver.hiringOrganization).filter({ visible: true }).first().waitFor();
    const widths = await page.evaluate((name) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        node.data = node.data.replaceAll(name, "A".repeat(80));
      }
      const { scrollWidth, textContent } = document.documentElement;
      return { scrollWidth, isNamed: textContent?.includes("AAAA") };
    }, diver.hiringOrganization);
    expect(widths).toEqual({ scrollWidth: 360, isNamed: true });
  });

test("a posting passes axe, beside the list and on its own page", async ({ open }) => {
  const page = await open("/search?query=kelp+diver", { viewport: { width: 1440, height: 900 } });
  await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
  await page.getByRole("complementary").getByRole("heading", { name: "Kelp Farm Diver" }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("link", { name: message("search.ownPage") }).click();
  await page.getByRole("heading", { level: 1, name: "Kelp Farm Diver" }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});

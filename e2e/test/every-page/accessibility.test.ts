import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";

const pages = {
  home: "/",
  "a refused form": "/?query=&location=Austin",
  results: "/search?query=remote+lighthouse+in+Maine&postedWithinDays=60&size=many",
  "no results": "/search?query=qqqqzzzz",
  "landing page": "/no-such-page",
  "Job Not Found": "/details/anything/999999999",
};

for (const [name, path] of Object.entries(pages))
  test(`${name} has no fault that can be found by rule, in any theme and width`, async ({ open }) => {
    const page = await open(path);
    expect(await faultsInEachView(page)).toEqual([]);
  });

test("a posting has no fault that can be found by rule, beside the list and on its own page", async ({
  open,
}) => {
  const page = await open("/search?query=kelp+diver", { viewport: { width: 1440, height: 900 } });
  await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
  await page.getByRole("complementary").getByRole("heading", { name: "Kelp Farm Diver" }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("link", { name: message("search.ownPage") }).click();
  await page.getByRole("heading", { level: 1, name: "Kelp Farm Diver" }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});

import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import {
  hasFocus,
  hydrated,
  narrow,
  place,
  query,
  showMore,
  submit,
  titles,
  total,
  wide,
} from "../harness/search-page.ts";

const facet = (page: Page, key: MessageKey) => page.getByRole("region", { name: message(key), exact: true });
const pane = (page: Page) => page.getByRole("complementary", { name: message("search.chosen") });

test.describe("filters", () => {
  test("M-19 find as many postings as they say", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
    const links = page.getByRole("complementary", { name: message("search.narrow") }).getByRole("link");
    const values = await links.evaluateAll((all) =>
      all.map((link) => ({ text: link.textContent, href: link.getAttribute("href") ?? "" })),
    );
    const counted = values.flatMap(({ text, href }) => {
      const count = /(\d+)(?: postings?.*)?$/.exec(text)?.[1];
      return count === undefined || text.startsWith("Last") ? [] : [{ href, count: Number(count) }];
    });
    expect(counted.map(({ count }) => count)).toEqual(expect.arrayContaining([45, 44, 1, 30, 15, 23]));
    for (const { href, count } of counted) {
      await page.goto(href);
      await total(page, count).waitFor();
    }
  });

  test("M-19 combine, are shown as chosen, and can be removed", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
    const seamanship = facet(page, "facet.skills").getByRole("link", { name: "Seamanship" });
    await seamanship.click();
    await total(page, 23).waitFor();
    await expect(seamanship).toHaveAttribute("aria-current", "true");
    await facet(page, "facet.jobTypes").getByRole("link", { name: "Contractor" }).click();
    await total(page, 8).waitFor();
    await seamanship.click();
    await total(page, 15).waitFor();
    await expect(seamanship).not.toHaveAttribute("aria-current");
  });

  test("that were chosen stay visible if nothing passes them", async ({ open }) => {
    const page = await hydrated(
      open("/search?query=kelp&skills=Seamanship&correct=false", { viewport: wide }),
    );
    await total(page, 0).waitFor();
    await facet(page, "facet.skills").getByRole("link", { name: "Seamanship 0" }).click();
    await total(page, 1).waitFor();
  });

  test("accept an amount of pay, also per hour, and keep the rest of the search", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse&skills=Seamanship", { viewport: wide }));
    await page.getByLabel(message("refine.payFloor")).fill("60");
    await page.getByLabel(message("refine.unit"), { exact: true }).selectOption("hour");
    await page.getByRole("button", { name: message("search.set") }).click();
    await total(page, 5).waitFor();
    expect(new URL(page.url()).searchParams.get("skills")).toBe("Seamanship");
  });

  test("Q-09 offer a distance if there is a place", async ({ open }) => {
    const page = await hydrated(open("/search?query=keeper&remote=exclude", { viewport: wide }));
    await expect(page.getByLabel(message("refine.distance"))).toHaveCount(0);
    await place(page).fill("Saco, ME");
    await submit(page).click();
    await total(page, 44).waitFor();
    await expect(page.getByLabel(message("refine.distance"))).toHaveValue("25");
    await page.getByLabel(message("refine.distance")).selectOption("0");
    await page.getByRole("button", { name: message("search.set") }).click();
    await total(page, 0).waitFor();
  });
});

test.describe("chips", () => {
  test("M-17 show the words that they were read from, and are dropped with them", async ({ open }) => {
    const page = await hydrated(open("/search?query=remote+lighthouse+over+80k", { viewport: wide }));
    await total(page, 1).waitFor();
    await page.getByRole("link", { name: "Remote only “remote”" }).click();
    await total(page, 45).waitFor();
    await expect(query(page)).toHaveValue("lighthouse over 80k");
    await page.goBack();
    await total(page, 1).waitFor();
    await expect(query(page)).toHaveValue("remote lighthouse over 80k");
  });

  test("M-17 are undone by a search for the words as typed", async ({ open }) => {
    const page = await hydrated(open("/search?query=remote+lighthouse", { viewport: wide }));
    await page.getByRole("link", { name: message("search.asTyped") }).click();
    await page.getByText(message("close.alone")).waitFor();
    await expect(query(page)).toHaveValue("remote lighthouse");
  });
});

test.describe("a posting next to the list", () => {
  test("is the list's first until another is opened, and the focus follows there and back", async ({
    open,
  }) => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport: wide }));
    await showMore(page).click();
    await page.getByText("1–40 of 45").waitFor();
    await pane(page).getByRole("heading", { name: "Lighthouse Keeper 0", exact: true }).waitFor();
    const entry = page.getByRole("link", { name: "Lighthouse Keeper 33" });
    await entry.click();
    await pane(page).getByRole("heading", { name: "Lighthouse Keeper 33" }).waitFor();
    await pane(page).getByText("Keep lamp number 33 lit.").waitFor();
    await expect(titles(page)).toHaveCount(40);
    await expect(entry).toHaveAttribute("aria-current", "true");
    await pane(page)
      .getByRole("link", { name: message("search.backToList") })
      .click();
    expect(await hasFocus(entry)).toBe(true);
  });

  test("R-04 is in the address, and closed by one step back however many were opened", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport: wide }));
    for (const title of ["Lighthouse Keeper 2", "Lighthouse Keeper 3"]) {
      await page.getByRole("link", { name: title, exact: true }).click();
      await pane(page).getByRole("heading", { name: title, exact: true }).waitFor();
    }
    await page.reload();
    await pane(page).getByRole("heading", { name: "Lighthouse Keeper 3", exact: true }).waitFor();
    await page.goBack();
    await pane(page).getByRole("heading", { name: "Lighthouse Keeper 0", exact: true }).waitFor();
  });

  test("that does not exist is reported next to the list", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse&job=999999999", { viewport: wide }));
    await pane(page).getByText(message("job.notFound")).waitFor();
    await expect(titles(page)).toHaveCount(20);
  });

  test("has a page of its own on a narrow screen, where the list is shown whatever the address names", async ({
    open,
  }) => {
    const page = await hydrated(open("/search?query=kelp&job=1", { viewport: narrow }));
    await expect(pane(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
    await page.getByRole("heading", { level: 1, name: "Kelp Farm Diver" }).waitFor();
  });
});

test("the index of filters can be skipped with the keyboard", async ({ open }) => {
  const page = await hydrated(open("/search?query=kelp", { viewport: wide }));
  await page.getByRole("link", { name: message("search.skipToPostings") }).press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Kelp Farm Diver");
});

test("M-34 a list is used with single keys, and they are text in a field", async ({ open }) => {
  const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport: wide }));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("/");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("query");
  await page.keyboard.type("joke/");
  await expect(query(page)).toHaveValue("joke/");
  await page.getByRole("heading", { level: 1 }).click();
  for (const [key, title] of ["j0", "j1", "j2", "k1"].map(
    (step) => [step.charAt(0), step.charAt(1)] as const,
  )) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(`Lighthouse Keeper ${title}`);
  }
  await page.keyboard.press("o");
  await pane(page).getByRole("heading", { name: "Lighthouse Keeper 1", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  expect(await focused()).toBe("Lighthouse Keeper 1");
  await page.keyboard.press("o");
  await page.keyboard.press("e");
  await page.getByText("It is #2 of 45").waitFor();
  await page.keyboard.press("j");
  expect(await focused()).toBe("Lighthouse Keeper 2");
  await page.keyboard.press("a");
  await page.waitForURL("**/apply/lighthouse-keeper-2/*");
});

test("M-34 every key is listed in a dialog that a key opens and closes", async ({ open }) => {
  const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport: wide }));
  const help = page.getByRole("dialog", { name: message("keys.title") });
  await page.keyboard.press("?");
  await expect(help.getByRole("term")).toHaveText(["/", "j", "k", "o", "a", "s", "e", "Esc", "Ctrl K", "?"]);
  // A combination is as high as a single key, beside its text.
  const heights = await help
    .locator("kbd")
    .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  await page.keyboard.press("j");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
});

test("L-01, L-05: a search that fails on the network is retried until it works, and says so", async ({
  open,
}) => {
  const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
  await showMore(page).waitFor();
  let tries = 0;
  await page.route("**/search.data?*", (route) => {
    tries += 1;
    return tries < 3 ? route.abort() : route.continue();
  });
  await page.getByRole("link", { name: message("search.sortDate"), exact: true }).click();
  const notice = page.getByText("Lost connection. Reconnecting...");
  await notice.waitFor();
  expect(await query(page).inputValue()).toBe("lighthouse");
  await page.waitForURL("**sort=date");
  await notice.waitFor({ state: "detached" });
  expect(tries).toBe(3);
});

test("Q-07 a search that fails at a proxy keeps its words, and can be retried", async ({ open }) => {
  const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
  await showMore(page).waitFor();
  await page.route("**/search.data?*", (route) => route.fulfill({ status: 502, body: "" }));
  await page.getByRole("link", { name: message("search.sortDate"), exact: true }).click();
  await page.getByText(message("search.somethingWentWrong")).waitFor();
  await expect(query(page)).toHaveValue("lighthouse");
  await page.getByRole("link", { name: message("search.tryAgain") }).click();
  await total(page, 45).waitFor();
  expect(page.url()).toContain("sort=date");
});

test("L-04 K-06 a search that takes longer than 5 s says so until it arrives", async ({ open }) => {
  const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
  // It stands still between the steps, however slow they are.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const answered = Promise.withResolvers<void>();
  await page.route("**/search.data?*", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: message("search.sortDate"), exact: true }).click();
  const notice = page.getByText("It is taking longer than expected. Please stand by.");
  await page.clock.runFor(4900);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(200);
  await notice.waitFor();
  answered.resolve();
  await page.waitForURL("**sort=date");
  await page.clock.resume();
  await notice.waitFor({ state: "detached" });
});

test("M-36 without JavaScript filters, chips and pages are links, and amounts a form", async ({ open }) => {
  const page = await open("/search?query=remote+lighthouse", { javaScriptEnabled: false, viewport: wide });
  await page.getByRole("link", { name: "Remote only “remote”" }).click();
  await total(page, 45).waitFor();
  await facet(page, "facet.jobTypes").getByRole("link", { name: "Permanent" }).click();
  await total(page, 30).waitFor();
  await page.getByLabel(message("refine.payFloor")).fill("100,000");
  await page.getByRole("button", { name: message("search.set") }).click();
  await total(page, 24).waitFor();
  await showMore(page).click();
  await page.getByText("21–24 of 24").waitFor();
  await expect(titles(page)).toHaveCount(4);
  await page.getByRole("link", { name: message("search.previous") }).click();
  await page.getByText("1–20 of 24").waitFor();
  await expect(pane(page)).toHaveCount(0);
});

test("scripts of the first load are no more than 137.8 kB", async ({ open }) => {
  const page = await open(blank);
  const scripts: Promise<{ responseBodySize: number }>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.request().sizes());
  });
  // A model gets the remaining words once somebody uses the page.
  await page.goto("/search?query=remote+caring+for+people", { waitUntil: "networkidle" });
  const loaded = await Promise.all(scripts);
  const bytes = loaded.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(137_800);
});

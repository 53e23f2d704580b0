import type { Page } from "@playwright/test";
import { applyTo, jobNamed } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

test.beforeAll(() => appointPro(newAddress("pro"), pierCompany));

/** Turns the page as a language does that is written from right to left. */
async function turn(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
}

/** How far from the start of what surrounds it each of these starts, and how far any sticks out of the screen. */
async function edges(page: Page, inner: string, outer: string) {
  const found = await page.evaluate(
    ([part, whole]) =>
      [...document.querySelectorAll(part)].map((element) => {
        const [one, other] = [element, element.closest(whole)!].map((each) => each.getBoundingClientRect());
        return {
          start: Math.round(Math.abs(other!.right - one!.right)),
          out: Math.max(-one!.left, one!.right - innerWidth),
        };
      }),
    [inner, outer] as const,
  );
  return { starts: found.map(({ start }) => start), out: Math.max(...found.map(({ out }) => out)) };
}

test("M-50 right to left, a due line begins at the right, with both dates below it", async ({ open }) => {
  const page = await open(blank, { viewport: { width: 360, height: 900 } });
  await signIn(page, newAddress("right-to-left"));
  await page.goto(`/settings/application/${await applyTo(page, "Pier Watcher 16")}`);
  await turn(page);
  const dates = await edges(page, ".due-line-page text", ".due-line-page");
  expect(dates.starts).toHaveLength(2);
  expect(dates.starts[0]).toBeLessThan(8);
  expect(dates.out).toBeLessThanOrEqual(0);
  const sent = await edges(page, ".due-line-page .due-mark-sent circle", ".due-line-page");
  expect(sent.starts[0]).toBeLessThan(8);
});

test("M-50 right to left, bars begin at the right", async ({ open }) => {
  const page = await open("/trust");
  await turn(page);
  const bars = await edges(page, "th > .figure-bar rect:last-child", ".figure-bar");
  expect(bars.starts.length).toBeGreaterThan(4);
  expect(Math.max(...bars.starts)).toBe(0);
});

test("M-50 right to left, a phone number reads as it is dialed", async ({ open }) => {
  const page = await open(blank);
  await signIn(page, newAddress("dialed"));
  await page.goto(`/settings/application/${await applyTo(page, "Pier Watcher 18")}`);
  await turn(page);
  const [area, line] = await page.getByText("(512) 555-0143", { exact: true }).evaluate(({ firstChild }) =>
    [1, 6].map((at) => {
      const range = new Range();
      range.setStart(firstChild!, at);
      range.setEnd(firstChild!, at + 3);
      return range.getBoundingClientRect().left;
    }),
  );
  expect(area).toBeLessThan(line!);
});

test("M-50 right to left, no page is wider than a phone", async ({ open }) => {
  const page = await open(blank, { viewport: { width: 360, height: 900 } });
  const posting = await jobNamed(page, "Pier Watcher 18");
  const paths = ["/", "/search?query=lighthouse", `/details/x/${posting}`, `/apply/x/${posting}`];
  for (const path of [...paths, "/quality", "/trust", "/login", "/developers/search"]) {
    await page.goto(path);
    await turn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

import { message } from "@candor/contract/messages/message";
import type { Locator, Page } from "@playwright/test";
import type { Open, PageOptions } from "./browser.ts";

export const query = (page: Page) => page.getByLabel(message("searchForm.query"), { exact: true });
export const place = (page: Page) => page.getByLabel(message("searchForm.location"), { exact: true });
export const submit = (page: Page) => page.getByRole("button", { name: message("searchForm.submit") });
/** Titles in the list; the posting next to it is not one of its entries. */
export const titles = (page: Page) => page.getByRole("listitem").getByRole("article").getByRole("heading");
export const showMore = (page: Page) =>
  page.getByRole("link", { name: message("search.showMore"), exact: true });

/** The list's heading if this many postings match; close matches may follow. */
export const total = (page: Page, count: number) =>
  page.getByRole("heading", {
    level: 1,
    name: new RegExp(`^${count} (postings?|match(es)?( · \\d+ close)?)$`),
  });

/** The width at which a posting opens on a page of its own, and the one at which it opens next to the list. */
export const narrow = { width: 800, height: 900 };
export const wide = { width: 1440, height: 900 };

/** A page whose scripts have taken over: from then on its links work in place. */
export async function hydrated(opened: Promise<Page>): Promise<Page> {
  const page = await opened;
  await page.waitForFunction(() => performance.getEntriesByName("candor-interactive").length > 0);
  return page;
}

/** A page that is ready for use, with scripts or without. */
export const opened = (open: Open, path: string, options: PageOptions) =>
  options.javaScriptEnabled === false ? open(path, options) : hydrated(open(path, options));

export const openedWide = (javaScriptEnabled: boolean) => (open: Open, path: string) =>
  opened(open, path, { javaScriptEnabled, viewport: wide });

export const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);

/** More tab stops than any page has before its content. */
const mostStops = 100;

/** Tabs through the page until an element has the focus. @throws if no tab stop leads to it */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press("Tab");
    if (await hasFocus(element)) return;
  }
  throw new Error(`${mostStops} stops did not lead to ${String(element)}.`);
}
